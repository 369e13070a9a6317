import type * as en from '../en/kept.ts'
import type { Translated } from '../say.ts'

export const kept: Translated<typeof en.kept> = {
  text: 'आपने जो लिखा था, वह हमने सँभालकर रखा है।',
  startOver: 'फिर से शुरू करें',
}
