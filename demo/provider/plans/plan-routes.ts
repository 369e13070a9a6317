import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { MAX_TEXT } from '../../../widgets/contract/limits.ts'
import type { Database } from '../data/engine/database.ts'
import { deskEnquiry } from '../data/enquiries/desk-enquiries.ts'
import { type OpenedPlan, openPlan } from '../data/plans/plan-keys.ts'
import { daysOf, plansOf, questionsOf } from '../data/plans/plans.ts'
import { enforceRateLimits } from '../data/rate-limits.ts'
import { Refused } from '../errors/refused.ts'
import { type Connection, clientAddress } from '../http/client-address.ts'
import type { App } from '../http/new-app.ts'
import { siteStyles } from '../http/site-styles.ts'
import { PLAN_PAGE, planPath } from '../mail/plan-link.ts'
import type { PlanAnswer } from '../mail/plan-answer.ts'
import { messagesIn } from '../messages/messages.ts'
import type { Settings } from '../settings/settings.ts'
import { answerPlan, stateOf } from './answer-plan.ts'
import { type PlanShown, noPlanPage, planPage } from './plan-page.ts'

type Asked = Context<{ Bindings: Connection }>

/** In bytes; enough for the longest question, percent-encoded. */
const LARGEST = 256 * 1024

const ANSWERS = ['accept', 'ask', 'decline'] as const

/** The address is a secret, so no cache keeps it and no other page learns it. */
export const PLAN_HEADERS = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
}

const SHEETS = ['plan', 'plan-answers'].map((name) => new URL(`${name}.css`, import.meta.url))

const STATUS = { expired: 410, revoked: 410, invalid: 404 } as const

/**
 * A plan's page for anyone with its link, without an account or a script. Only a posted form changes anything, because
 * mail scanners open links. Forms need no check of their origin: the key is not a cookie, so another site has none.
 */
export function planRoutes(
  app: App,
  database: Database,
  settings: Settings,
  wakeMail: () => void,
): void {
  siteStyles(app, '/plan/plan.css', SHEETS)

  const countInvalid = async ({ req, env }: Asked) => {
    const address = clientAddress(req.raw.headers, env, settings.trustProxy)
    const visitor = { subject: `plan link from ${address}`, ...settings.activationRate }
    await enforceRateLimits(database, [visitor], settings.now())
  }

  async function open(context: Asked, key: string): Promise<OpenedPlan> {
    const opened = await openPlan(database, key, settings.now())
    // Only invalid keys count, so that opening a link stores nothing.
    if (opened.state === 'invalid') await countInvalid(context)
    return opened
  }

  async function draw(
    context: Asked,
    key: string,
    opened: OpenedPlan,
    refused?: PlanShown['refused'],
    status: 200 | 409 | 422 = 200,
  ): Promise<Response> {
    const none = (state: keyof typeof STATUS, language?: string | null) =>
      context.html(noPlanPage(messagesIn(language), state), STATUS[state], PLAN_HEADERS)
    if (opened.state === 'invalid') return none('invalid')
    if (opened.state !== 'open') return none(opened.state, opened.language)
    const { enquiry, version } = opened
    const { uuid, reference } = enquiry
    const plans = await plansOf(database, uuid)
    const plan = plans.find((each) => each.version === version)
    const stored = await deskEnquiry(database, reference)
    if (!plan || !stored) return none('invalid')
    const state = stateOf(plan, plans, stored.status, settings.now())
    const page = planPage({
      says: messagesIn(enquiry.language),
      reference,
      plan: { ...plan, days: await daysOf(database, uuid, version) },
      version,
      planner: plan.planner,
      sentAt: plan.sent_at,
      state,
      answeredAt: plan.accepted_at ?? plan.declined_at,
      questions: await questionsOf(database, uuid, version),
      key,
      newest: state === 'replaced' ? await planPath(database, enquiry, plans[0]!) : undefined,
      refused,
    })
    return context.html(page, status, PLAN_HEADERS)
  }

  app.get(PLAN_PAGE, async (context) => {
    const key = context.req.query('key') ?? ''
    return draw(context, key, await open(context, key))
  })

  app.post(
    PLAN_PAGE,
    bodyLimit({
      maxSize: LARGEST,
      onError: () => {
        throw new Refused(413, 'too_large', `Send at most ${LARGEST} bytes.`)
      },
    }),
    async (context) => {
      const fields = new URLSearchParams(await context.req.text())
      // PostgreSQL refuses NUL; browsers send CRLF.
      const value = (name: string) =>
        (fields.get(name) ?? '').replaceAll('\0', '').replaceAll('\r\n', '\n').trim()
      const key = value('key')
      const opened = await open(context, key)
      const answer = ANSWERS.find((each) => each === value('answer'))
      if (opened.state !== 'open' || !answer) return draw(context, key, opened)
      const text = answer === 'accept' ? '' : value('text')
      const { plan: own } = messagesIn(opened.enquiry.language)
      const fault = faultOf(answer, text)
      if (fault) return draw(context, key, opened, { text, fault: fault(own) }, 422)
      const address = clientAddress(context.req.raw.headers, context.env, settings.trustProxy)
      const sender = { subject: `plan answer of ${address}`, ...settings.enquiryRate }
      await enforceRateLimits(database, [sender], settings.now())
      const { origin } = new URL(context.req.url)
      const answered = { enquiry: opened.enquiry, version: opened.version, answer, text, origin }
      if (!(await answerPlan(database, settings, answered))) {
        return draw(context, key, opened, { text, fault: own.tooLate }, 409)
      }
      wakeMail()
      // A reload of the page doesn't answer again.
      for (const [name, header] of Object.entries(PLAN_HEADERS)) context.header(name, header)
      return context.redirect(`${PLAN_PAGE}?key=${encodeURIComponent(key)}`, 303)
    },
  )
}

type Own = ReturnType<typeof messagesIn>['plan']

function faultOf(answer: PlanAnswer, text: string): ((own: Own) => string) | undefined {
  if (answer === 'ask' && text === '') return (own) => own.noText
  return text.length > MAX_TEXT ? (own) => own.longText(MAX_TEXT) : undefined
}
