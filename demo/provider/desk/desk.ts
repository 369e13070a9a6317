import { readFile } from 'node:fs/promises'
import { bodyLimit } from 'hono/body-limit'
import { except } from 'hono/combine'
import type { Database } from '../data/engine/database.ts'
import { clientAddress } from '../http/client-address.ts'
import { fairQueue } from '../http/fair-queue.ts'
import type { App } from '../http/new-app.ts'
import { Refused } from '../errors/refused.ts'
import { siteStyles } from '../http/site-styles.ts'
import { isSameOrigin } from '../http/same-origin.ts'
import type { Media } from '../media/media.ts'
import type { Settings } from '../settings/settings.ts'
import { accountRoutes } from './account.ts'
import { seeOther } from './answers.ts'
import { attractionRoutes } from './attractions/attractions.ts'
import { PICTURES, pictureRoutes } from './attractions/attraction-pictures.ts'
import { mediaRoutes } from './desk-media.ts'
import type { Desk } from './desk-routes.ts'
import { HOME } from './frame.ts'
import { enquiryListRoutes } from './enquiry-lists.ts'
import { enquiryRoutes } from './enquiries.ts'
import { LARGEST_FORM, fieldsOf } from './fields.ts'
import { mailRoutes } from './mails.ts'
import { moderationRoutes } from './moderation.ts'
import { partnerReportRoute } from './partner-report.ts'
import { personRoutes } from './persons.ts'
import { queueRoutes } from './queue-deeds.ts'
import { reportRoutes } from './report.ts'
import { askToSignIn, signInRoutes } from './sign-in.ts'
import { visitorOf } from './staff-session.ts'

/** Keyboard shortcuts. */
const KEYS = new URL('desk-keys.js', import.meta.url)

const SHEETS = [
  'desk',
  'desk-forms',
  'desk-lists',
  'desk-queue',
  'desk-account',
  'desk-pages',
  'desk-attractions',
  'desk-report',
].map((name) => new URL(`${name}.css`, import.meta.url))

/** The staff's pages for enquiries, moderation, email and personal data. They work without scripts; one adds keyboard shortcuts. */
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
    wakeMail,
    media,
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
      if (context.req.method === 'POST' && !isSameOrigin(context, settings)) {
        throw new Refused(403, 'other_site', 'This form came from another site.')
      }
      await next()
    },
    except(
      PICTURES,
      bodyLimit({
        maxSize: LARGEST_FORM,
        onError: () => {
          throw new Refused(413, 'too_large', `Send at most ${LARGEST_FORM} bytes.`)
        },
      }),
    ),
  )
  siteStyles(app, '/desk/desk.css', SHEETS)
  app.get('/desk/desk-keys.js', async (context) =>
    context.body(await readFile(KEYS, 'utf8'), 200, {
      'cache-control': 'private, max-age=300',
      'content-type': 'text/javascript; charset=utf-8',
    }),
  )
  app.get('/desk', (context) => seeOther(context, HOME))
  signInRoutes(routes)
  enquiryListRoutes(routes)
  queueRoutes(routes)
  enquiryRoutes(routes)
  reportRoutes(routes)
  partnerReportRoute(routes)
  moderationRoutes(routes)
  attractionRoutes(routes)
  pictureRoutes(routes)
  mediaRoutes(routes)
  mailRoutes(routes)
  personRoutes(routes)
  accountRoutes(routes)
}
