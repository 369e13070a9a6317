import * as z from 'zod/mini'
import { truthy } from './list.ts'
import { secret } from './users.ts'

/** What is kept of somebody: rows by table, with the names that they have there. */
export const personalData = z.object({
  /** When it was as it is here. */
  exported_at: z.string(),
  email: z.string(),
  /** Where the same is downloaded as a ZIP together with its files, for five minutes. */
  archive: z.string(),
  data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
})
export type PersonalData = z.infer<typeof personalData>

/** What a call takes that is told nothing. */
export const nothing = z.object({})

export const exportUser = { output: personalData }
export const deleteUser = { input: z.object({ password: secret }), output: truthy }
