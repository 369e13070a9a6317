import type { ComponentType, ReactNode } from 'react'
import type { Provider } from '../../widgets/stores/provider.ts'
import type { Read } from '../../widgets/stores/read.ts'
import type { Visit } from './router.ts'

export interface Head {
  title: string
  description: string
  /** Canonical path. Pages without one get `noindex`. */
  path?: string
  picture?: SharePicture
  /** JSON-LD (schema.org), without '@context'. */
  structuredData?: readonly object[]
  /** The address contains a secret: the page is not cached and sends no referrer. */
  secret?: true
  /** For one visitor only: the page is not cached. */
  own?: true
  status?: 400 | 404 | 405 | 413 | 503 | 507
}

export interface SharePicture {
  address: string
  alt: string
  /** In px, where known. */
  width?: number
  height?: number
}

export interface ViewProps<Data> {
  data: Data
  visit: Visit
  /** Of the site, such as 'https://trips.example'. */
  origin: string
  /** In the API's paths. */
  product: string
}

export interface FrameProps {
  visit: Visit
  waiting: boolean
  children?: ReactNode
}

export interface Page<Data = unknown> {
  /** Never rejects: failed calls are data too. `provider` (browser only) selects stores shared with widgets. */
  load?: (visit: Visit, read: Read, provider?: Provider) => Promise<Data>
  /** Puts the data into the stores of the page's tags before it renders, to save their requests. Browser only. */
  seed?: (data: Data, provider: Provider) => void
  head: (data: Data, visit: Visit) => Head
  View: ComponentType<ViewProps<Data>>
  /**
   * A page that is whole as the server's HTML loads no React until the visitor scrolls, types, presses anything or
   * points at a control. It has no fields of its own, apart from those of tags, and no effect that can't wait.
   */
  hydrate?: 'on interaction'
  /** Its View renders `trip-` tags: their script loads with the page's code. */
  hasTags?: true
  /** Layout shared with similar pages; it stays mounted between them. */
  Frame?: ComponentType<FrameProps>
}

export function definePage<Data>(page: Page<Data>): Page<Data> {
  return page
}
