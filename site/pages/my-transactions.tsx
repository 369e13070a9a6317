import type { Result } from '../../widgets/api/client.ts'
import { transactionsOfUser } from '../../widgets/contract/endpoints.ts'
import type { Transaction } from '../../widgets/contract/transactions.ts'
import { showDate } from '../../widgets/contract/values/dates.ts'
import { Dashboard } from '../account/dashboard.tsx'
import { ownId } from '../account/own-id.ts'
import { Rows, type Column } from '../account/rows.tsx'
import { Status } from '../account/status.tsx'
import { Unread } from '../account/unread.tsx'
import { Empty } from '../layout/message.tsx'
import { definePage, type ViewProps } from '../routing/page.ts'
import { pathOf } from '../routing/router.ts'
import * as account from '../messages/en/account.ts'
import * as layout from '../messages/en/layout.ts'
import { locale } from '../messages/en/language.ts'
import * as says from '../messages/en/my-transactions.ts'

type Data = Result<Transaction[]>

/** Payments, newest first (specification, section 2). */
export const page = definePage<Data>({
  load: async (_, read) => read(transactionsOfUser, { params: { userId: ownId() } }),
  head: () => ({ title: layout.myTransactions, description: says.description }),
  View: MyTransactions,
  Frame: Dashboard,
})

const rupees = new Intl.NumberFormat(locale, { style: 'currency', currency: 'INR' })

const COLUMNS: Column<Transaction>[] = [
  { title: '#', cell: (_, place) => place },
  { title: says.bookingId, cell: ({ booking_id }) => booking_id },
  { title: account.date, cell: ({ date }) => <time dateTime={date}>{showDate(date)}</time> },
  { title: says.location, cell: ({ location }) => location },
  { title: says.amount, cell: ({ amount }) => rupees.format(amount), kind: 'figures' },
  { title: account.status, cell: ({ status }) => <Status status={status} /> },
]

function MyTransactions({ data: { answer, failure } }: ViewProps<Data>) {
  return (
    <>
      <h1>{layout.myTransactions}</h1>
      {failure && <Unread failure={failure} what={says.what} />}
      {answer?.length === 0 && (
        <Empty title={says.none}>
          <p>{says.noneHint}</p>
          <a className="strong-button" href={pathOf('enquiry')}>
            {layout.planTrip}
          </a>
        </Empty>
      )}
      {answer && answer.length > 0 && (
        <Rows caption={says.caption} columns={COLUMNS} items={answer} keyOf={({ id }) => id} />
      )}
    </>
  )
}
