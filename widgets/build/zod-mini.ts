/** Keeps zod's settings off the page. The import must precede zod's. */
import { giveBack } from './zod-config.ts'

export * from 'zod/v4/mini'

giveBack()
