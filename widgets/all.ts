/**
 * All in one: every tag, each with all that its first screen needs, in the one file that a page asks for. What a page
 * has of them needs no second answer to come, wherever it stands, in closed shadow roots too.
 */
import { isDebugged } from './element/debugged.ts'

import.meta.glob('./*/element.ts', { eager: true })

// Where no tag is found, no tag's file is there to ask.
if (isDebugged(document.documentElement)) import('./debug/debug.ts').catch(() => {})
