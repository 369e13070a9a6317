import type { Result } from '../../widgets/api/client.ts'
import { transactionsOfUser } from '../../widgets/contract/endpoints.ts'
import type { Transaction } from '../../widgets/contract/transactions.ts'
import { showDate } from '../../widgets/contract/dates.ts'
import { Dashboard } from '../account/dashboard.tsx'
import { ownId } from '../account/own-id.ts'
import { Rows, type Column } from '../account/rows.tsx'
import { Status } from '../account/status.tsx'
import { Unread } from '../account/unread.tsx'
import { Empty } from '../layout/message.tsx'
import { definePage, type ViewProps } from '../routing/page.ts'
import { pathOf } from '../routing/router.ts'

type Data = Result<Transaction[]>

/** Payments, newest first (specification, section 2). */
export const page = definePage<Data>({
  load: async (_, read) => read(transactionsOfUser, { params: { userId: ownId() } }),
  head: () => ({ title: 'My transactions', description: 'Payments for your trips.' }),
  View: MyTransactions,
  Frame: Dashboard,
})

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })

const COLUMNS: Column<Transaction>[] = [
  { title: '#', cell: (_, place) => place },
  { title: 'Booking ID', cell: ({ booking_id }) => booking_id },
  { title: 'Date', cell: ({ date }) => <time dateTime={date}>{showDate(date)}</time> },
  { title: 'Location', cell: ({ location }) => location },
  { title: 'Amount', cell: ({ amount }) => rupees.format(amount), kind: 'figures' },
  { title: 'Status', cell: ({ status }) => <Status status={status} /> },
]

function MyTransactions({ data: { answer, failure } }: ViewProps<Data>) {
  return (
    <>
      <h1>My transactions</h1>
      {failure && <Unread failure={failure} what="Your transactions" />}
      {answer?.length === 0 && (
        <Empty title="No payments yet.">
          <p>When you book a trip, each payment will be listed here with its booking ID.</p>
          <a className="strong-button" href={pathOf('enquiry')}>
            Plan a trip
          </a>
        </Empty>
      )}
      {answer && answer.length > 0 && (
        <Rows
          caption="Your transactions, newest first"
          columns={COLUMNS}
          items={answer}
          keyOf={({ id }) => id}
        />
      )}
    </>
  )
}
