import type { FollowedEnquiry } from '../../../../widgets/contract/followed-enquiry.ts'
import { companyTime } from '../../settings/company-time.ts'
import type { Queries } from '../engine/database.ts'
import { enquirySummaryOf } from './enquiry-list.ts'

interface LoggedEvent {
  at: Date
  kind: 'received' | 'status' | 'reply' | 'asked' | 'changed'
  text: string
  name: string | null
  has_left: boolean
}

/** An enquiry as its sender sees it in a language, with its history; undefined if it was deleted. */
export async function followedEnquiry(
  queries: Queries,
  uuid: string,
  language?: string,
): Promise<FollowedEnquiry | undefined> {
  const summary = await enquirySummaryOf(queries, uuid, language)
  if (!summary) return undefined
  const events = await queries.query<LoggedEvent>(
    `select received_at as at, 'received' as kind, '' as text, null as name, false as has_left, 0 as id
     from enquiries where uuid = $1
     union all
     select at, deed, text, name, left_at is not null, id
     from desk_log left join staff on staff.uuid = staff
     where enquiry = $1 and deed in ('status', 'reply', 'asked', 'changed')
     order by id`,
    [uuid],
  )
  const planner = plannerOf(events)
  return {
    ...summary,
    ...(planner && { planner }),
    events: events.map(({ at, kind, text, name }) => {
      const [date = '', time = ''] = companyTime(at).split(' ')
      return { kind, date, time, text: text || undefined, by: name ?? undefined }
    }),
  }
}

/** Name of the last member of staff who replied, or else changed the status, and still works here. */
function plannerOf(events: LoggedEvent[]): string | undefined {
  const by = (kind: LoggedEvent['kind']) =>
    events.findLast((event) => event.kind === kind && event.name && !event.has_left)?.name
  return by('reply') ?? by('status') ?? undefined
}
