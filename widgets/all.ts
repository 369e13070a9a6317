/**
 * All tags in one file, each with what its first screen needs. No tag waits for another request, even in closed shadow
 * roots.
 */
import { isDebugged } from './element/debugged.ts'

import.meta.glob('./*/element.ts', { eager: true })

// Reports a page without tags, because no tag's file does.
if (isDebugged(document.documentElement)) import('./debug/debug.ts').catch(() => {})
