// Just what the pages use of preact, for the type checker.
export type Child = any
export type VNode = any
export function h(type: any, props?: any, ...children: Child[]): VNode
export function render(what: VNode, where: Element): void
export const Fragment: any
