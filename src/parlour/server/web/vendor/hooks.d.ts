// Just what the pages use of preact's hooks, for the type checker.
export function useEffect(doing: () => void | (() => void), after?: unknown[]): void
export function useLayoutEffect(doing: () => void | (() => void), after?: unknown[]): void
export function useRef<T>(first: T | null): { current: T | null }
export function useState<T>(first: T | (() => T)): [T, (value: T | ((old: T) => T)) => void]
export function useMemo<T>(make: () => T, after: unknown[]): T
