// Lets browsers keep the page for when the room cannot be reached, where they allow it: on https, and on this machine.
const register = () => navigator.serviceWorker.register('/worker.js').catch(() => undefined)

if (isSecureContext && 'serviceWorker' in navigator) {
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}
