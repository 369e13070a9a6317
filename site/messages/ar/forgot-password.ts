/** Sentences of the page that sends a link for a new password. */
export const title = 'نسيت كلمة المرور'
export const description = 'نرسل إليك رابطًا لاختيار كلمة مرور جديدة.'
export const lead = 'اكتب البريد الإلكتروني لحسابك، وسنرسل إليك رابطًا لاختيار كلمة مرور جديدة.'
export const submit = 'إرسال'
export const submitting = 'جارٍ الإرسال'
export const back = 'العودة إلى تسجيل الدخول'
