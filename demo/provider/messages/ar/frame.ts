import { FRAMES } from '../../../../site/routing/frames.ts'
import type { says as english } from '../en/frame.ts'

export const says = {
  titles: {
    [FRAMES.enquiry.path]: 'خطّط لرحلتك',
    [FRAMES.review.path]: 'أرسل تقييمك',
    [FRAMES.testimonial.path]: 'أرسل إلينا فيديو',
    [FRAMES.attraction.path]: 'معلم سياحي',
  },
  enquirySent: 'استلمنا طلبك.',
  reference: 'رقم طلبك',
  call: 'سيقرأ أحد مستشارينا طلبك ويتصل بك خلال يوم عمل واحد.',
  copy: 'أرسلنا نسخة إلى بريدك الإلكتروني، فيها رابط لمتابعة طلبك.',
  reviewSent: 'استلمنا تقييمك.',
  testimonialSent: 'استلمنا الفيديو.',
  thanks: 'شكرًا لأنك تساعد غيرك من المسافرين على الاختيار.',
  person: 'أكّد أنك إنسان',
  personWhy: 'اضغط الزر ليصل ما أرسلته إلى فريقنا مباشرة. وإن لم تضغطه، فسيراجعه أحد زملائنا أولًا.',
  isPerson: 'تأكيد أنني إنسان',
  early: 'كان ذلك سريعًا جدًا. انتظر بضع ثوانٍ ثم اضغط الزر مرة أخرى.',
  confirmed: 'شكرًا على التأكيد. وصل ما أرسلته إلى فريقنا.',
  notConfirmed:
    'لم نتمكن من قبول التأكيد، وربما انتهت صلاحيته. لم يضع شيء: لدينا ما أرسلته، وسيقرؤه أحد زملائنا.',
  nothing: 'لا يوجد شيء لعرضه',
  nothingHere: 'لا يوجد شيء لعرضه هنا.',
  plan: 'خطّط لرحلة',
  noPlayer: 'لا يستطيع هذا المتصفح تشغيل الفيديو.',
  download: 'تنزيل الفيديو',
  notPlaying: 'لا يعمل الفيديو؟',
  open: 'فتح الملف',
} satisfies typeof english
