import type * as en from '../en/outbox.ts'
import type { Translated } from '../say.ts'

export const outbox: Translated<typeof en.outbox> = {
  saved: 'حُفظ على هذا الجهاز. سنرسله عند عودة اتصالك بالإنترنت.',
  heading: 'نماذج محفوظة',
  kinds: {
    enquiry: 'طلب رحلة',
    wizard: 'طلب رحلة',
    review: 'تقييم',
    testimonial: 'فيديو تجربتك',
  },
  states: {
    waiting: 'بانتظار الاتصال بالإنترنت',
    sending: 'جارٍ الإرسال',
    sent: 'أُرسل ووصل إلينا.',
    refused: 'لم نتمكن من قبوله. عدّله ثم أرسله مرة أخرى.',
    dropped: 'لم نتمكن من إرساله خلال 7 أيام، فحذفناه من هذا الجهاز.',
  },
  at: (time) =>
    new Date(time).toLocaleString('ar-AE', {
      day: 'numeric',
      month: 'long',
      hour: 'numeric',
      minute: '2-digit',
    }),
  sendNow: 'إرسال الآن',
  edit: 'تعديل',
  remove: 'حذف',
  close: 'إغلاق',
  reference: (reference) => `الرقم المرجعي ${reference}`,
}
