import type { Context } from 'hono'
import type { Database } from '../data/engine/database.ts'
import type { Staff } from '../data/people/staff.ts'
import type { Connection } from '../http/client-address.ts'
import type { TakeTurn } from '../http/fair-queue.ts'
import type { App } from '../http/new-app.ts'
import type { Media } from '../media/media.ts'
import type { Settings } from '../settings/settings.ts'
import type { Fields } from './fields.ts'

export type Asked = Context<{ Bindings: Connection }>

export interface Desk {
  app: App
  database: Database
  settings: Settings
  wakeMail: () => void
  media: Media
  addressOf: (context: Asked) => string
  /** Queue for password hashing, separate from the site's, so that a flood of sign-ins there doesn't block staff. */
  takeTurn: TakeTurn
  /** Registers a page that requires a sign-in. */
  page: (path: string, show: (context: Asked, staff: Staff) => Promise<Response>) => void
  /** Registers a form action that requires a sign-in. */
  deed: (
    path: string,
    work: (context: Asked, staff: Staff, fields: Fields) => Promise<Response>,
  ) => void
}
