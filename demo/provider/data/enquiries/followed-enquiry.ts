import type { FollowedEnquiry } from '../../../../widgets/contract/followed-enquiry.ts'
import { companyTime } from '../../settings/company-time.ts'
import type { Queries } from '../engine/database.ts'
import { enquirySummaryOf } from './enquiry-list.ts'

type PlanDeed = 'planned' | 'plan-accepted' | 'plan-declined' | 'plan-asked'

interface LoggedEvent {
  at: Date
  kind: 'received' | 'status' | 'reply' | 'asked' | 'changed' | PlanDeed
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
     where enquiry = $1 and deed in ('status', 'reply', 'asked', 'changed', 'planned',
       'plan-accepted', 'plan-declined', 'plan-asked')
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

/** Name of the last member of staff who replied or sent a plan, or else changed the status, and still works here. */
function plannerOf(events: LoggedEvent[]): string | undefined {
  const by = (...kinds: LoggedEvent['kind'][]) =>
    events.findLast(({ kind, name, has_left }) => kinds.includes(kind) && name && !has_left)?.name
  return by('reply', 'planned') ?? by('status') ?? undefined
}
