import * as z from 'zod/mini'
import { receipt } from './list.ts'

/** Characters of a proof; real ones have fewer than 600. */
const MAX_PROOF = 2000

const solved = z.object({
  proof: z.string('required').check(z.minLength(1, 'required'), z.maxLength(MAX_PROOF, 'long')),
})

export const proveSender = {
  input: solved,
  output: receipt(z.object({ received: z.optional(z.boolean()) })),
}
