import type * as en from '../en/session.ts'

export const session: typeof en.session = {
  ended: 'تم تسجيل خروجك. سجّل الدخول من جديد.',
}
