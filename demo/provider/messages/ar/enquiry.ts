import type { says as english } from '../en/enquiry.ts'

export const says = {
  subject: (reference) => `طلب رحلتك ${reference}`,
  changedSubject: (reference) => `طلب رحلتك بعد التعديل ${reference}`,
  thanks: (reference) => `شكرًا لطلبك. رقم الطلب هو ${reference}. وهذه هي الرحلة التي طلبتها:`,
  changed: (reference) => `عدّلنا طلبك ${reference} كما أردت، وأصبح الآن:`,
  received: (label) => `وصلنا أيضًا ما كتبته في حقل «${label}».`,
  call: (mobile) => `سيقرأ أحد مستشارينا طلبك ويتصل بك على ${mobile} خلال يوم عمل واحد.`,
  plan: 'سنرسل إليك برنامج الرحلة بسعره عبر البريد الإلكتروني، ويمكنك تعديله كما تشاء.',
  free: 'لا نحجز شيئًا ولا تدفع شيئًا قبل موافقتك.',
  follow: 'تابع طلبك عبر الإنترنت',
  account: 'أنشئ حسابًا',
  inOnePlace: 'بكلمة مرور واحدة ترى كل طلباتك ومدفوعاتك في مكان واحد.',
  notSent: 'لم ترسل هذا الطلب؟ ربما أخطأ أحدهم في كتابة بريده الإلكتروني. يمكنك تجاهل هذه الرسالة.',
} satisfies typeof english
