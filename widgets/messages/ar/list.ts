import type * as en from '../en/list.ts'
import { listText } from '../list-text.ts'

/** 'كوتشي ومونار وثيكادي'. */
export const listed: typeof en.listed = (items) => listText(items, ' و', ' و')
