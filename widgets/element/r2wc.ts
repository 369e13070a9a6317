// Wrapped by `@r2wc/react-to-web-component` it would cost each critical path 100 bytes.
import r2wc from '@r2wc/core'
import type { Root } from 'react-dom/client'

/** r2wc's own members, which it keeps under these symbols. */
export const RENDER: unique symbol = Symbol.for('r2wc.render')
export const PROPS: unique symbol = Symbol.for('r2wc.props')
export interface R2wcElement extends HTMLElement {
  [RENDER](): void
  [PROPS]: Record<string, unknown>
  /** Whatever a page has put on it. */
  [name: string]: unknown
  container?: unknown
  connectedCallback(): void
  disconnectedCallback(): void
}

/**
 * r2wc as it is used here. Its callbacks are overridden below, since it reads an attribute only when it
 * has a text, draws at each change, and unmounts what is moved.
 */
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
