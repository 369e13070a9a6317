import type { Context } from 'hono'
import { guid, safeParse } from 'zod/mini'
import { companyDate } from '../settings/company-time.ts'
import { allCompanies } from '../data/enquiries/companies.ts'
import { type ListPlace, isStatus, partners } from '../data/enquiries/desk-enquiries.ts'
import { csvHead, csvPart } from '../data/enquiries/enquiry-csv.ts'
import { type EnquiryFilter, readFilter } from '../data/enquiries/enquiry-filter.ts'
import { shown } from './answers.ts'
import type { Desk } from './desk-routes.ts'
import { enquiryListPage } from './enquiry-list-page.ts'
import { listPage, partOf } from './list-place.ts'

/** Rows per batch of the CSV export. */
const BATCH = 2500

export function enquiryListRoutes({ database, settings, page }: Desk): void {
  page('/desk/enquiries', async (context, staff) => {
    const filter = filterOf(context)
    const { part, date } = partOf(context)
    const read = await readFilter(database, filter)
    const list = enquiryListPage({
      staff,
      filter,
      date,
      ...(await listPage(database, read, part)),
      counts: read.counts,
      partners: await partners(database),
      companies: await allCompanies(database),
    })
    return shown(context, list)
  })

  page('/desk/enquiries.csv', async (context) => {
    const filter = filterOf(context)
    const name = `enquiries-${companyDate(settings.now())}.csv`
    return context.body(streamOf(linesOf(filter)), 200, {
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    })
  })

  /** Reads the next batch when the previous one was sent, and uses no connection in between. */
  async function* linesOf(filter: EnquiryFilter): AsyncGenerator<string> {
    yield csvHead
    const read = await readFilter(database, filter)
    let after: ListPlace | undefined
    do {
      const { lines, next } = await csvPart(database, read, after, BATCH)
      yield lines
      after = next
    } while (after)
  }
}

/** Streams texts with backpressure. Stops when the client disconnects. */
function streamOf(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await texts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: async () => void (await texts.return(undefined)),
  })
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
