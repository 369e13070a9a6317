import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { bodyLimit } from 'hono/body-limit'
import { except } from 'hono/combine'
import type { Database } from '../data/engine/database.ts'
import { noteRead } from '../data/privacy/read-log.ts'
import { clientAddress } from '../http/client-address.ts'
import { fairQueue } from '../http/fair-queue.ts'
import type { App } from '../http/new-app.ts'
import { Refused } from '../errors/refused.ts'
import { siteStyles } from '../http/site-styles.ts'
import { isSameOrigin } from '../http/same-origin.ts'
import type { Media } from '../media/media.ts'
import type { Settings } from '../settings/settings.ts'
import { accountRoutes } from './account.ts'
import { forbidden, seeOther } from './answers.ts'
import { attractionRoutes } from './attractions/attractions.ts'
import { PICTURES, pictureRoutes } from './attractions/attraction-pictures.ts'
import { mediaRoutes } from './desk-media.ts'
import type { Desk } from './desk-routes.ts'
import { FACTORS } from './factors-page.ts'
import { factorRoutes } from './factors.ts'
import { HOME, homeOf } from './frame.ts'
import { enquiryListRoutes } from './enquiry-lists.ts'
import { enquiryRoutes } from './enquiries.ts'
import { LARGEST_FORM, fieldsOf } from './fields.ts'
import { mailRoutes } from './mails.ts'
import { moderationRoutes } from './moderation.ts'
import { partnerReportRoute } from './partner-report.ts'
import { mayUse, rolesFor } from './permissions.ts'
import { personRoutes } from './persons.ts'
import { planDeedRoutes } from './plans/plan-deeds.ts'
import { planPreviewRoutes } from './plans/plan-preview.ts'
import { queueRoutes } from './queue-deeds.ts'
import { reportRoutes } from './report.ts'
import { askToSignIn, signInRoutes } from './sign-in.ts'
import { secondFactorRoutes } from './sign-in-factor.ts'
import { staffRoutes } from './staff-admin.ts'
import { suspiciousRoutes } from './suspicious.ts'
import { unassignedMailRoutes } from './unassigned-mails.ts'
import { visitorOf } from './staff-session.ts'
import { webhookRoutes } from './webhooks/webhook-routes.ts'

/** Keyboard shortcuts, passkeys, and saving a plan's draft while it is written. */
const SCRIPTS = ['desk-keys.js', 'desk-passkeys.js', 'plans/plan-draft.js']

const SHEETS = [
  'desk',
  'desk-forms',
  'desk-lists',
  'desk-queue',
  'desk-thread',
  'desk-account',
  'desk-staff',
  'desk-pages',
  'desk-attractions',
  'desk-report',
  'desk-webhooks',
  'desk-plans',
  'desk-suspicious',
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
    refusal: (context, staff, path) => {
      if (settings.deskFactorRequired && !staff.has_factor && !path.startsWith(FACTORS)) {
        return seeOther(context, FACTORS)
      }
      return mayUse(staff, path) ? undefined : forbidden(context, staff, path)
    },
    readBy: async (staff, what, subject = null) => {
      try {
        await noteRead(database, staff, what, subject, settings.now())
      } catch (error) {
        // Such as a full disk.
        settings.log('could not log who read personal data', { error })
      }
    },
    page: (path, show) => {
      rolesFor(path)
      app.get(path, async (context) => {
        const staff = await visitorOf(context, database, settings)
        if (!staff) return askToSignIn(routes, context, undefined)
        return routes.refusal(context, staff, path) ?? show(context, staff)
      })
    },
    deed: (path, work) => {
      rolesFor(path)
      app.post(path, async (context) => {
        const fields = await fieldsOf(context)
        const staff = await visitorOf(context, database, settings)
        if (!staff) return askToSignIn(routes, context, fields)
        return routes.refusal(context, staff, path) ?? work(context, staff, fields)
      })
    },
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
  for (const script of SCRIPTS) {
    app.get(`/desk/${basename(script)}`, async (context) =>
      context.body(await readFile(new URL(script, import.meta.url), 'utf8'), 200, {
        'cache-control': 'private, max-age=300',
        'content-type': 'text/javascript; charset=utf-8',
      }),
    )
  }
  app.get('/desk', async (context) => {
    const staff = await visitorOf(context, database, settings)
    return seeOther(context, staff ? homeOf(staff) : HOME)
  })
  signInRoutes(routes)
  secondFactorRoutes(routes)
  enquiryListRoutes(routes)
  queueRoutes(routes)
  enquiryRoutes(routes)
  planDeedRoutes(routes)
  planPreviewRoutes(routes)
  reportRoutes(routes)
  partnerReportRoute(routes)
  suspiciousRoutes(routes)
  moderationRoutes(routes)
  attractionRoutes(routes)
  pictureRoutes(routes)
  mediaRoutes(routes)
  mailRoutes(routes)
  unassignedMailRoutes(routes)
  personRoutes(routes)
  webhookRoutes(routes)
  staffRoutes(routes)
  accountRoutes(routes)
  factorRoutes(routes)
}
