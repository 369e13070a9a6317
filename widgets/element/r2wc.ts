// `@r2wc/react-to-web-component` would add 100 bytes to each critical path.
import r2wc from '@r2wc/core'
import type { Root } from 'react-dom/client'

export const RENDER: unique symbol = Symbol.for('r2wc.render')
export const PROPS: unique symbol = Symbol.for('r2wc.props')
export interface R2wcElement extends HTMLElement {
  [RENDER](): void
  [PROPS]: Record<string, unknown>
  [name: string]: unknown
  container?: unknown
  connectedCallback(): void
  disconnectedCallback(): void
}

/** `define` overrides the callbacks: r2wc ignores attributes without text and unmounts an element that moves. */
export const wrap = r2wc as (
  Screen: unknown,
  options: { shadow: 'open'; props: string[] },
  renderer: {
    mount: (
      _: HTMLElement,
      Screen: unknown,
      props: { container: HTMLElement; taken?: Root },
    ) => Root
    update: (root: Root, props: object) => void
    unmount: (root: Root) => void
  },
) => new () => R2wcElement
