import type { Context } from 'hono'
import type { Database } from '../data/engine/database.ts'
import type { Staff } from '../data/people/staff.ts'
import type { Visitor } from '../data/people/staff-sessions.ts'
import type { Read } from '../data/privacy/read-log.ts'
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
  /** Why staff can't use a path: their role, or a missing second factor; undefined if they can. */
  refusal: (context: Asked, staff: Visitor, path: string) => Response | undefined
  /** Notes that staff have opened personal data. A failure is logged, and the page is shown. */
  readBy: (staff: Staff, what: Read, subject?: string | null) => Promise<void>
  /** Registers a page that requires a sign-in, with the roles of `permissions.ts`. */
  page: (path: string, show: (context: Asked, staff: Visitor) => Promise<Response>) => void
  /** Registers a form action that requires a sign-in, with the roles of `permissions.ts`. */
  deed: (
    path: string,
    work: (context: Asked, staff: Visitor, fields: Fields) => Promise<Response>,
  ) => void
}
