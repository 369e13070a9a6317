import type * as en from '../en/attraction-card.ts'
import type { Translated } from '../say.ts'

export const card: Translated<typeof en.card> = {
  lang: 'hi',
  dir: 'ltr',
  unknown: 'यह जगह उपलब्ध नहीं है।',
  failed: 'यह जगह लोड नहीं हो पाई।',
  loading: 'लोड हो रहा है',
  tryAgain: 'फिर कोशिश करें',
}
