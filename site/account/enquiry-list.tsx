import type { EnquirySummary } from '../../widgets/contract/enquiry-list.ts'
import { showDate } from '../../widgets/contract/values/dates.ts'
import { Empty } from '../layout/message.tsx'
import { pathOf } from '../routing/router.ts'
import { Rows, type Column } from './rows.tsx'
import { Status } from './status.tsx'
import { useReturn } from './use-return.ts'
import * as says from '../messages/en/account.ts'
import * as layout from '../messages/en/layout.ts'
import styles from './enquiry-list.module.css'

const COLUMNS: Column<EnquirySummary>[] = [
  { title: '#', cell: (_, place) => place },
  { title: says.date, cell: ({ date }) => <time dateTime={date}>{showDate(date)}</time> },
  { title: says.destination, cell: ({ destination }) => destination },
  { title: says.status, cell: ({ status }) => <Status status={status} /> },
  { title: says.action, cell: (enquiry) => <View {...enquiry} />, kind: 'action' },
]

interface EnquiryListProps {
  enquiries: readonly EnquirySummary[]
  lost: boolean
}

export function EnquiryList({ enquiries, lost }: EnquiryListProps) {
  const list = useReturn()
  if (enquiries.length === 0) {
    return (
      <Empty title={says.noEnquiries}>
        <p>{says.noEnquiriesHint}</p>
        <a className="strong-button" href={pathOf('enquiry')}>
          {layout.planTrip}
        </a>
      </Empty>
    )
  }
  return (
    <div ref={list}>
      {lost && <p className={styles.note}>{says.enquiryNotFound}</p>}
      <Rows
        caption={says.enquiriesCaption}
        columns={COLUMNS}
        items={enquiries}
        keyOf={({ id }) => id}
      />
    </div>
  )
}

function View({ id, reference }: EnquirySummary) {
  return (
    <a
      className={styles.view}
      href={pathOf('myEnquiries', {}, { enquiry: id })}
      aria-label={says.viewEnquiry(reference)}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
        <path
          d="M2 12Q12 1 22 12Q12 23 2 12Z"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <circle cx="12" cy="12" r="3.4" fill="currentColor" />
      </svg>
    </a>
  )
}
