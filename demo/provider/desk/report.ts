import type { Context } from 'hono'
import { guid, safeParse } from 'zod/mini'
import { partners } from '../data/enquiries/desk-enquiries.ts'
import { RANKINGS, enquiryReport } from '../data/enquiries/enquiry-report.ts'
import {
  addReportLink,
  partnerOfLink,
  reportLinks,
  revokeReportLink,
} from '../data/enquiries/report-links.ts'
import { responseTimes } from '../data/enquiries/response-times.ts'
import { partnerName } from '../data/enquiries/partner-name.ts'
import { planCounts } from '../data/plans/plan-counts.ts'
import { stepsReached } from '../data/enquiries/wizard-steps.ts'
import type { Staff } from '../data/people/staff.ts'
import { newToken } from '../secrets/token.ts'
import { companyDate } from '../settings/company-time.ts'
import { HEADERS, seeOther, shown } from './answers.ts'
import type { Desk } from './desk-routes.ts'
import { PARTNER_REPORT } from './partner-report.ts'
import { LINKS, LONGEST_PARTNER, REPORT, type ReportShown, reportPage } from './report-page.ts'
import {
  answersTable,
  csvOf,
  plannersTable,
  plansTable,
  rankingTable,
  stepsTable,
  weeksTable,
} from './report-tables.ts'
import { weeksBetween } from './report-weeks.ts'

/** As `newToken` makes them. */
const TOKEN = /^[\w-]{43}$/

const LIMITS = { most: 20, least: 1 }

/** Numbers of enquiries for staff, and links that show a partner its own. */
export function reportRoutes({ database, settings, page, deed }: Desk): void {
  const read = async ({ req }: Context) => {
    const asked = (name: string) => (req.query(name) ?? '').replaceAll('\0', '')
    const partner = asked('partner').slice(0, LONGEST_PARTNER)
    const weeks = weeksBetween(asked('from'), asked('to'), companyDate(settings.now()))
    const report = await enquiryReport(database, weeks, partner, LIMITS)
    const responses = await responseTimes(database, weeks, partner, settings.now())
    const steps = await stepsReached(database, weeks, partner)
    const kinds = RANKINGS.filter((kind) => kind !== 'partner' || !partner)
    const tables = [
      plannersTable(responses),
      weeksTable(weeks, report),
      answersTable(responses),
      plansTable(await planCounts(database, weeks, partner)),
      ...kinds.map((kind) => rankingTable(kind, report)),
      stepsTable(steps),
    ]
    return { partner, weeks, report, responses, tables }
  }

  const show = async (
    context: Context,
    staff: Staff,
    more: Pick<ReportShown, 'notice' | 'created'>,
    status: 200 | 409 | 422 = 200,
  ) => {
    const found = await read(context)
    const links = await reportLinks(database, found.partner, settings.now())
    const about = { links, partners: await partners(database), token: newToken() }
    return shown(context, reportPage({ staff, ...found, ...about, ...more }), status)
  }

  page(REPORT, async (context, staff) => {
    const isRevoked = context.req.query('done') === 'revoked'
    return show(context, staff, isRevoked ? { notice: { text: 'The link was revoked.' } } : {})
  })

  page(`${REPORT}.csv`, async (context) => {
    const { weeks, tables } = await read(context)
    const table = tables.find(({ id }) => id === context.req.query('table')) ?? tables[0]!
    return context.body(csvOf(table), 200, {
      ...HEADERS,
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="${table.id}-${weeks.from}.csv"`,
    })
  })

  deed(LINKS, async (context, staff, fields) => {
    const partner = partnerName(fields['partner'] ?? '')
    if (partner === '' || partner.length > LONGEST_PARTNER || /\p{C}/u.test(partner)) {
      const text = `Please enter the partner’s name, at most ${LONGEST_PARTNER} characters.`
      return show(context, staff, { notice: { text, failed: true } }, 422)
    }
    const { token = '' } = fields
    // A form that is sent twice makes one link and shows it both times.
    if (TOKEN.test(token)) await addReportLink(database, token, partner, staff.uuid, settings.now())
    if ((await partnerOfLink(database, token, settings.now())) !== partner) {
      const text = 'This form was already sent. Please send it again to create another link.'
      return show(context, staff, { notice: { text, failed: true } }, 409)
    }
    const origin = settings.publicUrl ?? new URL(context.req.url).origin
    const address = `${origin}${PARTNER_REPORT}?key=${token}`
    // Only its hash is stored, so a redirect could not show it.
    const notice = { text: 'The link was created. Copy it now, because it isn’t shown again.' }
    return show(context, staff, { notice, created: { partner, address } })
  })

  deed(`${LINKS}/revoke`, async (context, staff, { link }) => {
    const id = safeParse(guid(), link)
    if (id.success) await revokeReportLink(database, id.data, staff.uuid, settings.now())
    return seeOther(context, `${REPORT}?done=revoked`)
  })
}
