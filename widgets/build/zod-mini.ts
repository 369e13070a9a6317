/** What widgets import as `zod/mini`: zod, with its settings kept off the page. */
// Before zod.
import { giveBack } from './zod-config.ts'

export * from 'zod/v4/mini'

giveBack()
