import { randomUUID } from 'node:crypto'
import { logDeed } from '../../data/desk-log.ts'
import type { Queries } from '../../data/engine/database.ts'
import type { Staff } from '../../data/people/staff.ts'
import { deliveriesTo, resend, sendTest } from '../../data/webhooks/deliveries.ts'
import {
  type Endpoint,
  addEndpoint,
  allEndpoints,
  deleteEndpoint,
  disableEndpoint,
  editEndpoint,
  endpointOf,
  rotateSecret,
} from '../../data/webhooks/endpoints.ts'
import { newSecret } from '../../webhooks/signature.ts'
import { missing, seeOther, shown } from '../answers.ts'
import type { Asked, Desk } from '../desk-routes.ts'
import type { Fields } from '../fields.ts'
import { EMPTY, formOf, problemOf, readForm } from './endpoint-form.ts'
import { type EndpointShown, WEBHOOKS, webhookListPage, webhookPage } from './webhook-pages.ts'

const ID = ':id{[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}}'

const DONE: Record<string, string> = {
  edit: 'The settings were saved.',
  enable: 'The endpoint was enabled.',
  disable: 'The endpoint was disabled. Events that wait for it fail.',
  delete: 'The endpoint was deleted.',
  test: 'A test event is on its way. Reload the page to see its outcome.',
  resend: 'The event is on its way again. Reload the page to see its outcome.',
  sent: 'This form was already sent.',
}
const COPY = 'Copy the secret now, because it isn’t shown again.'

interface Act {
  staff: Staff
  fields: Fields
  endpoint: Endpoint
  now: Date
}

/** Endpoints that are told of events: their settings, secrets and log. */
export function webhookRoutes({ database, settings, page, deed }: Desk): void {
  const list = async (
    context: Asked,
    more: Partial<Parameters<typeof webhookListPage>[0]> & { staff: Staff },
    status: 200 | 422 = 200,
  ) =>
    shown(
      context,
      webhookListPage({
        form: EMPTY,
        intent: randomUUID(),
        endpoints: await allEndpoints(database),
        ...more,
      }),
      status,
    )

  const show = async (
    context: Asked,
    staff: Staff,
    endpoint: Endpoint,
    more: Partial<EndpointShown> = {},
    status: 200 | 422 = 200,
  ) => {
    const deliveries = await deliveriesTo(database, endpoint.id)
    const about = { form: formOf(endpoint), intent: randomUUID(), now: settings.now() }
    return shown(context, webhookPage({ staff, endpoint, deliveries, ...about, ...more }), status)
  }

  /** Runs `work` with its log entry. Returns false if the form was already processed. */
  const once = async (
    staff: Staff,
    fields: Fields,
    url: string,
    what: string,
    work: (queries: Queries) => Promise<unknown>,
  ) =>
    database.transaction(async (queries) => {
      // The rest of an address may be a secret.
      const text = `${what} ${new URL(url).host}`
      const entry = { staff: staff.uuid, at: settings.now(), deed: 'webhook', text } as const
      if (!(await logDeed(queries, { ...entry, intent: fields['intent'] }))) return false
      await work(queries)
      return true
    })

  const noticeIn = ({ req }: Asked) => {
    const text = DONE[req.query('done') ?? '']
    return text === undefined ? undefined : { text }
  }

  page(WEBHOOKS, async (context, staff) => list(context, { staff, notice: noticeIn(context) }))

  page(`${WEBHOOKS}/${ID}`, async (context, staff) => {
    const endpoint = await endpointOf(database, context.req.param('id') ?? '')
    if (!endpoint) return missing(context, staff, WEBHOOKS)
    return show(context, staff, endpoint, { notice: noticeIn(context) })
  })

  deed(WEBHOOKS, async (context, staff, fields) => {
    const form = readForm(fields)
    const text = problemOf(form, settings.privateWebhooks)
    if (text) return list(context, { staff, form, notice: { text, failed: true } }, 422)
    const secret = newSecret()
    let id = ''
    const isNew = await once(staff, fields, form.url, 'added', async (queries) => {
      id = await addEndpoint(queries, form, secret, settings.now())
    })
    const endpoint = isNew && (await endpointOf(database, id))
    if (!endpoint) return seeOther(context, `${WEBHOOKS}?done=sent`)
    const notice = { text: `The endpoint was added. ${COPY}` }
    return show(context, staff, endpoint, { notice, secret })
  })

  /** Registers a form of an endpoint. */
  const form = (name: string, work: (act: Act, context: Asked) => Promise<Response>) =>
    deed(`${WEBHOOKS}/${ID}${name}`, async (context, staff, fields) => {
      const endpoint = await endpointOf(database, context.req.param('id') ?? '')
      if (!endpoint) return missing(context, staff, WEBHOOKS)
      return work({ staff, fields, endpoint, now: settings.now() }, context)
    })

  form('', async ({ staff, fields, endpoint }, context) => {
    const typed = readForm(fields)
    const text = problemOf(typed, settings.privateWebhooks)
    if (text)
      return show(context, staff, endpoint, { form: typed, notice: { text, failed: true } }, 422)
    await once(staff, fields, typed.url, 'edited', (queries) =>
      editEndpoint(queries, endpoint.id, typed),
    )
    return seeOther(context, `${WEBHOOKS}/${endpoint.id}?done=edit`)
  })

  form('/rotate', async ({ staff, fields, endpoint, now }, context) => {
    const secret = newSecret()
    const isNew = await once(staff, fields, endpoint.url, 'new secret of', (queries) =>
      rotateSecret(queries, endpoint.id, secret, now),
    )
    if (!isNew) return seeOther(context, `${WEBHOOKS}/${endpoint.id}?done=sent`)
    const changed = (await endpointOf(database, endpoint.id)) ?? endpoint
    return show(context, staff, changed, { secret, notice: { text: COPY } })
  })

  const simple = (
    name: string,
    what: string,
    work: (queries: Queries, act: Act) => Promise<unknown>,
    next = (id: string) => `${WEBHOOKS}/${id}`,
  ) =>
    form(`/${name}`, async (act, context) => {
      const { staff, fields, endpoint } = act
      await once(staff, fields, endpoint.url, what, (queries) => work(queries, act))
      return seeOther(context, `${next(endpoint.id)}?done=${name}`)
    })

  simple('enable', 'enabled', (queries, { endpoint }) =>
    disableEndpoint(queries, endpoint.id, null),
  )
  simple('disable', 'disabled', (queries, { endpoint, now }) =>
    disableEndpoint(queries, endpoint.id, now),
  )
  simple('test', 'test of', (queries, { endpoint, now }) => sendTest(queries, endpoint.id, now))
  simple('resend', 'event resent to', (queries, { endpoint, fields, now }) =>
    resend(queries, endpoint.id, fields['delivery'] ?? '', now),
  )
  simple(
    'delete',
    'deleted',
    (queries, { endpoint }) => deleteEndpoint(queries, endpoint.id),
    () => WEBHOOKS,
  )
}
