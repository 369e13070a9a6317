import type { Context } from 'hono'
import { guid, safeParse } from 'zod/mini'
import { companyDate } from '../settings/company-time.ts'
import { allCompanies } from '../data/enquiries/companies.ts'
import { type ListPlace, isStatus, partners } from '../data/enquiries/desk-enquiries.ts'
import { csvHead, csvPart } from '../data/enquiries/enquiry-csv.ts'
import { type EnquiryFilter, readFilter } from '../data/enquiries/enquiry-filter.ts'
import { isView } from '../data/enquiries/queue.ts'
import { enquiryOwners } from '../data/people/staff.ts'
import { shown } from './answers.ts'
import type { Desk } from './desk-routes.ts'
import { enquiryListPage } from './enquiry-list-page.ts'
import type { Frame } from './frame.ts'
import { listPage, partOf } from './list-place.ts'
import { orderOf, sortedBy } from './sorting.ts'

/** Rows per batch of the CSV export. */
const BATCH = 2500

export function enquiryListRoutes({ database, settings, page, readBy }: Desk): void {
  page('/desk/enquiries', async (context, staff) => {
    const filter = filterOf(context)
    const sorted = sortedBy(context.req.query('sort') ?? '', filter.view)
    const order = orderOf(sorted, filter.view)
    const { part, date } = partOf(context, order)
    const now = settings.now()
    if (filter.text) await readBy(staff, 'search')
    const read = await readFilter(database, filter, { staff: staff.uuid, now })
    const list = enquiryListPage({
      staff,
      colleagues: await enquiryOwners(database),
      filter,
      sorted,
      date,
      ...(await listPage(database, read, part, order)),
      counts: read.counts,
      partners: await partners(database),
      companies: await allCompanies(database),
      now,
      back: backOf(context),
      notice: noticeOf(context),
    })
    return shown(context, list)
  })

  page('/desk/enquiries.csv', async (context, staff) => {
    const filter = filterOf(context)
    await readBy(staff, 'csv')
    const name = `enquiries-${companyDate(settings.now())}.csv`
    return context.body(streamOf(linesOf(filter, staff.uuid)), 200, {
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    })
  })

  /** Reads the next batch when the previous one was sent, and uses no connection in between. */
  async function* linesOf(filter: EnquiryFilter, staff: string): AsyncGenerator<string> {
    yield csvHead
    const read = await readFilter(database, filter, { staff, now: settings.now() })
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

/** The query of a list, without what a form has added. */
function backOf({ req }: Context): string {
  const query = new URL(req.url).searchParams
  for (const name of ['done', 'count']) query.delete(name)
  return query.toString()
}

/** What became of the last form. */
function noticeOf({ req }: Context): Frame['notice'] {
  const count = Number(req.query('count') ?? 0)
  switch (req.query('done')) {
    case 'bulk':
      return { text: count === 1 ? '1 enquiry updated.' : `${count} enquiries updated.` }
    case 'none':
      return { text: 'Select enquiries, and what to change. Nothing was changed.', failed: true }
    case 'last':
      return { text: 'Saved. This was the last enquiry in the list.' }
    default:
      return undefined
  }
}

function filterOf({ req }: Context): EnquiryFilter {
  const asked = (name: string) => (req.query(name) ?? '').replaceAll('\0', '').trim().slice(0, 200)
  const [view, status] = [asked('view'), asked('status')]
  const company = asked('company')
  return {
    view: isView(view) ? view : '',
    status: isStatus(status) ? status : '',
    partner: asked('partner'),
    company: safeParse(guid(), company).success ? company : '',
    text: asked('text'),
  }
}
