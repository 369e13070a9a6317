/** Replaces `zod/mini`; keeps zod's settings off the page. */
// Must run before zod loads.
import { giveBack } from './zod-config.ts'

export * from 'zod/v4/mini'

giveBack()
