import type * as en from '../en/dialog.ts'
import type { Translated } from '../say.ts'

export const dialog: Translated<typeof en.dialog> = { close: 'बंद करें' }
