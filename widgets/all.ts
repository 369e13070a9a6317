/** All tags with what their first screens need, so none waits for another request, even in closed shadow roots. */
import { isDebugged } from './element/debugged.ts'

import.meta.glob('./*/element.ts', { eager: true })

// Reports a page without tags, because no tag's file does.
if (isDebugged(document.documentElement)) import('./debug/debug.ts').catch(() => {})
