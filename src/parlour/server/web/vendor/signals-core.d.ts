// Just what the pages use of signals, for the type checker.
export interface Signal<T> { value: T; peek(): T; subscribe(doing: (value: T) => void): () => void }
export interface ReadonlySignal<T> { readonly value: T; peek(): T }
export function signal<T>(first: T): Signal<T>
export function computed<T>(make: () => T): ReadonlySignal<T>
export function effect(doing: () => void | (() => void)): () => void
export function batch<T>(doing: () => T): T
