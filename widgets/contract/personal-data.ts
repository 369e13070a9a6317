import * as z from 'zod/mini'
import { truthy } from './list.ts'
import { secret } from './users.ts'

/** Stored data of a user: rows by table, under the names used there. */
export const personalData = z.object({
  /** Time of the export. */
  exported_at: z.string(),
  email: z.string(),
  /** URL of a ZIP with the data and its files, valid for five minutes. */
  archive: z.string(),
  data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
})
export type PersonalData = z.infer<typeof personalData>

/** Input of a call without fields. */
export const nothing = z.object({})

export const exportUser = { output: personalData }
export const deleteUser = { input: z.object({ password: secret }), output: truthy }
