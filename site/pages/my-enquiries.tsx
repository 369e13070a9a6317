import type { Result } from '../../widgets/api/client.ts'
import { enquiriesOfUser } from '../../widgets/contract/enquiry-endpoints.ts'
import type { EnquirySummary } from '../../widgets/contract/enquiry-list.ts'
import { Dashboard } from '../account/dashboard.tsx'
import { EnquiryDetail } from '../account/enquiry-detail.tsx'
import { EnquiryList } from '../account/enquiry-list.tsx'
import { ownId } from '../account/own-id.ts'
import { Unread } from '../account/unread.tsx'
import { definePage, type ViewProps } from '../routing/page.ts'
import type { Visit } from '../routing/router.ts'
import { $currentPage } from '../routing/current-page.ts'
import * as account from '../messages/account.ts'
import * as layout from '../messages/layout.ts'
import * as says from '../messages/my-enquiries.ts'

type Data = Result<EnquirySummary[]>

/** Enquiries, newest first, or one with `?enquiry=ID` (specification, section 2). */
export const page = definePage<Data>({
  load: async (visit, read) =>
    known(visit) ?? read(enquiriesOfUser, { params: { userId: ownId() } }),
  head: (data, visit) => ({
    title: titleOf(chosen(data, visit)),
    description: says.description,
  }),
  View: MyEnquiries,
  Frame: Dashboard,
})

/** Reuses the list on screen when an entry opens or closes. */
function known({ route, search }: Visit): Data | undefined {
  const before = $currentPage.get()
  if (before.state !== 'ready' || before.visit.route !== route) return undefined
  const data = before.data as Data
  return data.answer && before.visit.search['enquiry'] !== search['enquiry'] ? data : undefined
}

const titleOf = (enquiry: EnquirySummary | undefined) =>
  enquiry ? account.enquiryTitle(enquiry.reference) : layout.myEnquiries

const chosen = (data: Data | undefined, { search }: Visit) =>
  data?.answer?.find(({ id }) => id === search['enquiry'])

function MyEnquiries({ data, visit }: ViewProps<Data>) {
  const enquiry = chosen(data, visit)
  return (
    <>
      {enquiry && <EnquiryDetail enquiry={enquiry} />}
      {!enquiry && <h1>{layout.myEnquiries}</h1>}
      {!enquiry && data.answer && (
        <EnquiryList enquiries={data.answer} lost={Boolean(visit.search['enquiry'])} />
      )}
      {data.failure && <Unread failure={data.failure} what={says.what} />}
    </>
  )
}
