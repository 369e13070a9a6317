import type { Root } from 'react-dom/client'
import type { HostProps } from './host-props.ts'

/** What a screen gets, and the root that it is drawn into. */
export type DrawnProps<Props> = Props &
  Pick<HostProps, 'once'> & { container: ShadowRoot & Element }

/** What was put into a form before its script came, by a person whose browser has sent it already. */
export interface Posted {
  /** Field by field, as the form's store holds them. */
  typed: Record<string, unknown>
  errors: Record<string, string>
  /** What it was sent as: sent again, it is the same wish. */
  intent?: { key: string; body: string } | undefined
  notice?: { kind: 'success' | 'failure'; text: string; hint?: string | undefined } | null
  /** What else its store has come to. */
  state?: Record<string, unknown>
}

/**
 * What a server writes beside a tag's screen, as JSON: what the screen was drawn from, which is then not asked for
 * again, and the build that drew it, for another one may draw otherwise.
 */
export interface Written<Data = unknown> {
  build: string
  data: Data
  posted?: Posted | undefined
}

/** What a tag's first screen is made of besides its attributes: how a server draws it, and a browser takes it over. */
export interface Drawing<Props, Data> {
  /** Hands the data to the stores that would ask for them. */
  seed: (props: Props, data: Data) => void
  /** The parts that its first screen has and that come later in a browser. */
  parts: (props: Props, posted?: Posted) => Promise<unknown>[]
  /** Brings a store to where what was sent has brought it, besides what was typed. */
  // oxlint-disable-next-line typescript/no-explicit-any -- each form has a store of its own
  resume?: (store: any, posted: Posted) => void
}

/** A tag's {@link Drawing}, and what takes it over. */
// oxlint-disable-next-line typescript/no-explicit-any -- each tag has data of its own
export interface Drawn<Props> extends Drawing<Props, any> {
  takeOver: (props: DrawnProps<Props>) => Promise<Root>
}
