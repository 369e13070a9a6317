import type * as en from '../en/session.ts'

export const session: typeof en.session = {
  ended: 'आप साइन आउट हो चुके हैं। फिर से साइन इन करें।',
}
