import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Database } from '../data/database.ts'
import type { Staff } from '../data/staff.ts'
import { type Connection, clientAddress } from '../http/client-address.ts'
import { fairQueue } from '../http/fair-queue.ts'
import type { App } from '../http/new-app.ts'
import { Refused } from '../http/refused.ts'
import type { Media } from '../media/media.ts'
import type { Settings } from '../settings.ts'
import { seeOther } from './answers.ts'
import { deskFiles } from './desk-files.ts'
import { enquiryRoutes } from './enquiries.ts'
import { type Fields, LARGEST_FORM, fieldsOf } from './fields.ts'
import { mailRoutes } from './mails.ts'
import { moderationRoutes } from './moderation.ts'
import { askToSignIn, signInRoutes } from './sign-in.ts'
import { visitorOf } from './visits.ts'

type Asked = Context<{ Bindings: Connection }>

/** What a file of the desk's routes is given. */
export interface Desk {
  app: App
  database: Database
  settings: Settings
  media: Media
  wakeMail: () => void
  addressOf: (context: Asked) => string
  /** Waits in the line of those whose password is hashed; strangers who flood the site's stand in another. */
  takeTurn: <Answer>(sender: string, work: () => Promise<Answer>) => Promise<Answer>
  /** Shows a page to who is signed in; everybody else signs in first. */
  page: (path: string, show: (context: Asked, staff: Staff) => Promise<Response>) => void
  /** The same for what a form does. */
  deed: (
    path: string,
    work: (context: Asked, staff: Staff, fields: Fields) => Promise<Response>,
  ) => void
}

/** Where the company's staff answer enquiries and read what strangers want published: pages without a script. */
export function desk(
  app: App,
  database: Database,
  settings: Settings,
  wakeMail: () => void,
  media: Media,
): void {
  const routes: Desk = {
    app,
    database,
    settings,
    media,
    wakeMail,
    addressOf: ({ req, env }) => clientAddress(req.raw.headers, env, settings.trustProxy),
    takeTurn: fairQueue({ places: 1, waiting: 20, waitingOfOne: 5 }).takeTurn,
    page: (path, show) =>
      app.get(path, async (context) => {
        const staff = await visitorOf(context, database, settings)
        return staff ? show(context, staff) : askToSignIn(context, undefined)
      }),
    deed: (path, work) =>
      app.post(path, async (context) => {
        const fields = await fieldsOf(context)
        const staff = await visitorOf(context, database, settings)
        return staff ? work(context, staff, fields) : askToSignIn(context, fields)
      }),
  }
  app.use(
    '/desk/*',
    async (context, next) => {
      if (context.req.method === 'POST' && !isFromHere(context, settings)) {
        throw new Refused(403, 'other_site', 'This form was not on a page of ours.')
      }
      await next()
    },
    bodyLimit({
      maxSize: LARGEST_FORM,
      onError: () => {
        throw new Refused(413, 'too_large', `Send at most ${LARGEST_FORM} bytes.`)
      },
    }),
  )
  deskFiles(app)
  app.get('/desk', (context) => seeOther(context, '/desk/enquiries'))
  signInRoutes(routes)
  enquiryRoutes(routes)
  moderationRoutes(routes)
  mailRoutes(routes)
}

/**
 * Whether a form came from a page of ours, as browsers say and no page can change. Older ones tell the origin
 * alone (https://www.w3.org/TR/fetch-metadata/).
 */
function isFromHere({ req }: Asked, { publicUrl }: Settings): boolean {
  const site = req.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin'
  return req.header('origin') === (publicUrl ?? new URL(req.url).origin)
}
