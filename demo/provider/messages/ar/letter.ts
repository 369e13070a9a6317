import type { says as english } from '../en/letter.ts'

export const says = {
  hello: (name) => (name ? `مرحبًا ${name}،` : 'مرحبًا،'),
  next: 'الخطوات التالية',
  change: (phone, reference) =>
    `تريد تعديل شيء؟ ردّ على هذه الرسالة أو اتصل بنا على ${phone} واذكر رقم الطلب ${reference}.`,
  notYou: 'لم تطلب ذلك؟ يمكنك تجاهل هذه الرسالة.',
  orOpen: 'أو افتح هذا العنوان:',
  call: 'اتصل بنا على',
  or: 'أو',
  write: 'راسلنا على',
} satisfies typeof english
