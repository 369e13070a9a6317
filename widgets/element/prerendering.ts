import type { Root } from 'react-dom/client'
import type { HostProps } from './host-props.ts'

export type PrerenderedProps<Props> = Props &
  Pick<HostProps, 'once' | 'provider'> & { container: ShadowRoot & Element }

export interface Posted {
  typed: Record<string, unknown>
  errors: Record<string, string>
  /** Idempotency key and body; a retry reuses them. */
  intent?: { key: string; body: string } | undefined
  notice?: { kind: 'success' | 'failure'; text: string; hint?: string | undefined } | null
  state?: Record<string, unknown>
}

/** JSON in a server-rendered screen: the data and the build that rendered it. Another build may render differently. */
export interface Written<Data = unknown> {
  build: string
  /** Code of its language; '' for English. */
  language: string
  data: Data
  posted?: Posted | undefined
}

export interface Prerendering<Props, Data> {
  /** Adds what the HTML around the data says. The data may be another build's. */
  complete?: (data: Data, container: ParentNode) => Data
  seed: (props: Props, data: Data) => void
  parts: (props: Props, posted?: Posted) => Promise<unknown>[]
  /** Restores the store's state after a submission, apart from the fields. */
  // oxlint-disable-next-line typescript/no-explicit-any -- each form has a store of its own
  resume?: (store: any, posted: Posted) => void
}

// oxlint-disable-next-line typescript/no-explicit-any -- each tag has data of its own
export interface Prerendered<Props> extends Prerendering<Props, any> {
  hydrate: (props: PrerenderedProps<Props>) => Promise<Root>
}
