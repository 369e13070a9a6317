import type * as en from '../en/list.ts'
import { listText } from '../list-text.ts'

/** 'Kochi, Munnar और Thekkady'. */
export const listed: typeof en.listed = (items) => listText(items, ', ', ' और ')
