import type { says as english } from '../en/status.ts'

export const says = {
  subject: (title, reference) => `${title}: ${reference}`,
  'In progress': {
    title: 'نعمل على رحلتك',
    text: 'يعمل أحد مستشارينا على طلبك الآن، وسنرسل إليك برنامج الرحلة بسعره عبر البريد الإلكتروني.',
  },
  Completed: {
    title: 'اكتمل طلبك',
    text: 'أصبح كل ما طلبته جاهزًا. شكرًا لأنك خطّطت رحلتك معنا.',
  },
  Canceled: {
    title: 'تم إلغاء طلبك',
    text: 'أغلقنا طلبك، ولم نحجز شيئًا. إذا لم يكن هذا ما تريده، فردّ على هذه الرسالة.',
  },
  signed: (name, brand) => `${name}، ${brand}`,
} satisfies typeof english
