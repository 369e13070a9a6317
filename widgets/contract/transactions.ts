import * as z from 'zod/mini'
import { listOf } from './list.ts'
import { uuid } from './text.ts'

/** A payment of a user (specification, section 2). */
export const transaction = z.object({
  id: uuid,
  /** What people call it: 'TJ-2481'. */
  booking_id: z.string(),
  /** Calendar date, YYYY-MM-DD. */
  date: z.string(),
  location: z.string(),
  /** Rupees. */
  amount: z.number(),
  status: z.enum(['Completed', 'Canceled']),
})
export type Transaction = z.infer<typeof transaction>

export const transactionsOfUser = { output: listOf(transaction) }
