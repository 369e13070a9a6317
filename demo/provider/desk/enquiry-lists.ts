import type { Context } from 'hono'
import { stream } from 'hono/streaming'
import { guid, safeParse } from 'zod/mini'
import { companyDate } from '../company-time.ts'
import { allCompanies } from '../data/companies.ts'
import {
  type DeskEnquiry,
  type EnquiryFilter,
  countsByStatus,
  deskEnquiries,
  isStatus,
  partners,
} from '../data/desk-enquiries.ts'
import { shown } from './answers.ts'
import { csvHead, csvLine } from './csv.ts'
import type { Desk } from './desk-routes.ts'
import { enquiryListPage } from './enquiry-list-page.ts'

/** Enquiries on a page of the list. */
const PAGE = 25

/** Enquiries that are read at a time for a file. */
const BATCH = 500

/** The list of enquiries, as a page and as a file. */
export function enquiryListRoutes({ database, settings, page }: Desk): void {
  page('/desk/enquiries', async (context, staff) => {
    const filter = filterOf(context)
    const asked = Number(context.req.query('page'))
    const number = Number.isInteger(asked) && asked > 0 && asked <= 100_000 ? asked : 1
    const found = await deskEnquiries(database, filter, PAGE + 1, { offset: (number - 1) * PAGE })
    const list = enquiryListPage({
      staff,
      filter,
      enquiries: found.slice(0, PAGE),
      page: number,
      hasMore: found.length > PAGE,
      // Words would have to be looked for in everything once more.
      counts: filter.text ? undefined : await countsByStatus(database, filter),
      partners: await partners(database),
      companies: await allCompanies(database),
    })
    return shown(context, list)
  })

  page('/desk/enquiries.csv', async (context) => {
    const filter = filterOf(context)
    const name = `enquiries-${companyDate(settings.now())}.csv`
    context.header('content-type', 'text/csv; charset=utf-8; header=present')
    context.header('content-disposition', `attachment; filename="${name}"`)
    context.header('cache-control', 'no-store')
    return stream(context, async (body) => {
      for await (const lines of linesOf(filter)) await body.write(lines)
    })
  })

  async function* linesOf(filter: EnquiryFilter): AsyncGenerator<string> {
    yield csvHead
    let after: DeskEnquiry | undefined
    do {
      const found = await deskEnquiries(database, filter, BATCH, after ? { after } : undefined)
      yield found.map(csvLine).join('')
      after = found[BATCH - 1]
    } while (after)
  }
}

function filterOf({ req }: Context): EnquiryFilter {
  const asked = (name: string) => (req.query(name) ?? '').replaceAll('\0', '').trim().slice(0, 200)
  const status = asked('status')
  const company = asked('company')
  return {
    status: isStatus(status) ? status : '',
    partner: asked('partner'),
    company: safeParse(guid(), company).success ? company : '',
    text: asked('text'),
  }
}
