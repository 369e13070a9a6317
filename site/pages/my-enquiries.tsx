import type { Result } from '../../widgets/api/client.ts'
import { enquiriesOfUser } from '../../widgets/contract/enquiry-endpoints.ts'
import type { EnquirySummary } from '../../widgets/contract/enquiry-list.ts'
import { followEnquiry } from '../../widgets/contract/follow-endpoints.ts'
import type { FollowedEnquiry } from '../../widgets/contract/followed-enquiry.ts'
import { Dashboard } from '../account/dashboard.tsx'
import { EnquiryDetail } from '../account/enquiry-detail.tsx'
import { EnquiryList } from '../account/enquiry-list.tsx'
import { ownId } from '../account/own-id.ts'
import { Unread } from '../account/unread.tsx'
import { useFresh } from '../account/use-fresh.ts'
import { useOpened } from '../account/use-return.ts'
import { definePage, type ViewProps } from '../routing/page.ts'
import { pathOf, type Visit } from '../routing/router.ts'
import { $currentPage } from '../routing/current-page.ts'
import * as account from '../messages/en/account.ts'
import * as layout from '../messages/en/layout.ts'
import * as says from '../messages/en/my-enquiries.ts'
import styles from '../account/enquiry-detail.module.css'

interface Data {
  list: Result<EnquirySummary[]>
  /** The enquiry that the address names. */
  followed?: Result<FollowedEnquiry>
}

const requestOfList = () => ({ params: { userId: ownId() } })

/** Enquiries, newest first, or one with `?enquiry=ID` (specification, section 2). */
export const page = definePage<Data>({
  load: async (visit, read) => {
    const list = known(visit) ?? (await read(enquiriesOfUser, requestOfList()))
    const { id } = chosen({ list }, visit) ?? {}
    return { list, ...(id && { followed: await read(followEnquiry, { input: { id } }) }) }
  },
  head: (data, visit) => ({
    title: titleOf(chosen(data, visit)),
    description: says.description,
  }),
  View: MyEnquiries,
  Frame: Dashboard,
})

/** Reuses the list on screen when an entry opens or closes. */
function known({ route, search }: Visit): Data['list'] | undefined {
  const before = $currentPage.get()
  if (before.state !== 'ready' || before.visit.route !== route) return undefined
  const { list } = before.data as Data
  return list.answer && before.visit.search['enquiry'] !== search['enquiry'] ? list : undefined
}

const titleOf = (enquiry: EnquirySummary | undefined) =>
  enquiry ? account.enquiryTitle(enquiry.reference) : layout.myEnquiries

const chosen = (data: Data | undefined, { search }: Visit) =>
  data?.list.answer?.find(({ id }) => id === search['enquiry'])

function MyEnquiries({ data, visit }: ViewProps<Data>) {
  const enquiry = chosen(data, visit)
  if (enquiry && data.followed) {
    return <Opened key={enquiry.id} enquiry={enquiry} followed={data.followed} />
  }
  return <Listed list={data.list} lost={Boolean(visit.search['enquiry'])} />
}

function Opened({
  enquiry,
  followed,
}: {
  enquiry: EnquirySummary
  followed: Result<FollowedEnquiry>
}) {
  useOpened()
  return (
    <EnquiryDetail loaded={followed} named={{ id: enquiry.id }} known={enquiry}>
      <p className={styles.back}>
        <a href={pathOf('myEnquiries')}>{account.allEnquiries}</a>
      </p>
    </EnquiryDetail>
  )
}

function Listed({ list, lost }: { list: Data['list']; lost: boolean }) {
  const [{ answer, failure }] = useFresh(list, enquiriesOfUser, requestOfList())
  return (
    <>
      <h1>{layout.myEnquiries}</h1>
      {answer && <EnquiryList enquiries={answer} lost={lost} />}
      {failure && <Unread failure={failure} what={says.what} />}
    </>
  )
}
