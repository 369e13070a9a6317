import type { Context } from 'hono'
import type { Database } from '../data/database.ts'
import type { Staff } from '../data/staff.ts'
import type { Connection } from '../http/client-address.ts'
import type { TakeTurn } from '../http/fair-queue.ts'
import type { App } from '../http/new-app.ts'
import type { Media } from '../media/media.ts'
import type { Settings } from '../settings.ts'
import type { Fields } from './fields.ts'

export type Asked = Context<{ Bindings: Connection }>

/** What a file of the desk's routes is given. */
export interface Desk {
  app: App
  database: Database
  settings: Settings
  wakeMail: () => void
  media: Media
  addressOf: (context: Asked) => string
  /** Waits in the line of those whose password is hashed; strangers who flood the site's stand in another. */
  takeTurn: TakeTurn
  /** Shows a page to who is signed in; everybody else signs in first. */
  page: (path: string, show: (context: Asked, staff: Staff) => Promise<Response>) => void
  /** The same for what a form does. */
  deed: (
    path: string,
    work: (context: Asked, staff: Staff, fields: Fields) => Promise<Response>,
  ) => void
}
