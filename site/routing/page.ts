import type { ComponentType, ReactNode } from 'react'
import type { Provider } from '../../widgets/stores/provider.ts'
import type { Read } from '../../widgets/stores/read.ts'
import type { SharePicture } from '../layout/share-picture.ts'
import type { Visit } from './router.ts'

/** What search engines, tabs and those who share a link are told of a page. */
export interface Head {
  /** Without the company's name. */
  title: string
  description: string
  /** The page's one address, from the origin; without it search engines are asked to leave the page out. */
  path?: string
  /** A picture of the page, for those who share it; the company's own unless given. */
  picture?: SharePicture
  /** What the page is about in the words of schema.org (JSON-LD), without '@context'. */
  structuredData?: readonly object[]
  /** The address holds what nobody else may see, so no request of the page says where it comes from. */
  secret?: true
  /** Of the answer that carries the page; 200 unless given. */
  status?: 400 | 404 | 405 | 413 | 503 | 507
}

/** What a page's `View` is given. */
export interface ViewProps<Data> {
  data: Data
  visit: Visit
}

export interface FrameProps {
  visit: Visit
  /** What the page shows is on its way; there are no `children` yet. */
  waiting: boolean
  children?: ReactNode
}

/** One page of the site. */
export interface Page<Data = unknown> {
  /**
   * Asks for what the page shows: on the server, and in the browser when the visitor comes from another
   * page. Never rejects for a call that failed: that is data too, and designed. `provider` is whose stores
   * a page shares with the widgets: in the browser alone, since nothing is shared between visitors.
   */
  load?: (visit: Visit, read: Read, provider?: Provider) => Promise<Data>
  /** Hands what the page shows to the stores whose tags would ask for it again; in the browser, before it is drawn. */
  seed?: (data: Data, provider: Provider) => void
  head: (data: Data, visit: Visit) => Head
  View: ComponentType<ViewProps<Data>>
  /** What stands around it and around other pages like it; it stays there from one to the next. */
  Frame?: ComponentType<FrameProps>
}

/** Names a page; lets the types of its data follow from `load`. */
export function definePage<Data>(page: Page<Data>): Page<Data> {
  return page
}
