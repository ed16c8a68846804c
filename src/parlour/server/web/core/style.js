// A style sheet that is loaded when it is needed.

/** Loads it once; whoever waits for it may draw. @param {URL} address */
export const loadStyle = address =>
  new Promise(done => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address.href
    link.onload = link.onerror = done
    document.head.append(link)
  })
