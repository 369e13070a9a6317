import * as z from 'zod/mini'
import { figure, id, listOf, words } from './list.ts'

/** A payment of a user (specification, section 2). */
export const transaction = z.object({
  id,
  /** Reference shown to people: 'TJ-2481'. */
  booking_id: words,
  /** Calendar date, YYYY-MM-DD. */
  date: words,
  location: words,
  /** Rupees. */
  amount: figure,
  /** 'Completed', 'Canceled', or a provider's own status. */
  status: words,
})
export type Transaction = z.infer<typeof transaction>

export const transactionsOfUser = { output: listOf(transaction) }
