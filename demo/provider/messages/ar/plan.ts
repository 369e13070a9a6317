import { countedIn } from '../counted.ts'
import type { says as english } from '../en/plan.ts'
import { rupeesIn } from '../rupees.ts'

const counted = countedIn('ar')

export const says = {
  rupees: rupeesIn('ar-AE'),
  subject: (reference) => `برنامج رحلتك بسعره: ${reference}`,
  changedSubject: (reference) => `برنامج رحلتك المعدّل: ${reference}`,
  intro: 'إليك برنامج رحلتك بسعره.',
  changed: 'إليك برنامج رحلتك المعدّل، وهو يحلّ محلّ البرنامج السابق.',
  open: 'عرض البرنامج',
  openHint: 'يمكنك هناك قبوله أو طرح سؤال أو رفضه. لا تحتاج إلى كلمة مرور. لا تشارك الرابط مع أحد.',

  name: (reference) => `برنامج الطلب ${reference}`,
  sent: (version, date, planner) => `النسخة ${version}، أرسلها ${planner} في ${date}`,
  from: (planner) => `رسالة من ${planner}`,
  price: 'السعر',
  perPerson: 'للشخص الواحد',
  people: 'المسافرون',
  forPeople: (people) =>
    counted(people, {
      one: 'لمسافر واحد',
      two: 'لمسافرَين',
      few: 'لـ # مسافرين',
      many: 'لـ # مسافرًا',
      other: 'لـ # مسافر',
    }),
  total: 'المجموع',
  validUntil: 'صالح حتى',
  days: 'يومًا بيوم',
  day: (number) => `اليوم ${number}`,
  night: 'المبيت',
  terms: 'الشروط',

  answer: 'ردّك',
  accept: 'قبول البرنامج',
  acceptHint: 'بعد قبولك سيتواصل معك مستشارك لترتيب الحجز والدفع. لن تدفع شيئًا هنا.',
  ask: 'طرح سؤال',
  question: 'سؤالك أو ما تريد تغييره',
  sendQuestion: 'إرسال السؤال',
  decline: 'رفض البرنامج',
  reason: 'السبب (اختياري)',
  confirmDecline: 'نعم، أرفضه',
  asked: 'أسئلتك',
  answerTo: 'سنجيب عبر البريد الإلكتروني أو الهاتف.',

  accepted: (date) => `قبلت هذا البرنامج في ${date}.`,
  acceptedNext: 'سيتواصل معك مستشارك لترتيب الحجز والدفع.',
  declined: (date) => `رفضت هذا البرنامج في ${date}.`,
  declinedNext: 'غيّرت رأيك أو تريد شيئًا آخر؟ اسألنا أدناه.',
  lapsed: (date) => `كان هذا السعر صالحًا حتى ${date}.`,
  lapsedNext: 'اسألنا أدناه وسنرسل إليك سعرًا جديدًا.',
  closed: 'هذا الطلب مغلق.',
  closedNext: 'ما زلت تريد هذه الرحلة؟ اسألنا أدناه.',
  replaced: 'توجد نسخة أحدث من هذا البرنامج.',
  replacedNext: 'هذه نسخة أقدم، ولا يمكن الردّ إلا على الأحدث.',
  seeNewest: 'عرض أحدث نسخة',

  noText: 'اكتب سؤالك.',
  longText: (most) => `اكتب ${most} حرف على الأكثر.`,
  tooLate: 'لم يعد هذا الردّ ممكنًا على هذا البرنامج، ولم يتغيّر شيء.',

  expired: 'انتهت صلاحية هذا الرابط',
  expiredHint: 'لم يعد سعر البرنامج صالحًا. يمكننا إعداد برنامج جديد لك.',
  revoked: 'لم يعد هذا الرابط يعمل',
  revokedHint: 'استُبدل لحماية بياناتك.',
  invalid: 'هذا الرابط لا يعمل',
  invalidHint: 'قد يكون ناقصًا. افتحه مرة أخرى من رسالتنا.',
  follow: 'متابعة طلبك',
  contact: (phone, email) => `تفضّل الحديث إلينا؟ اتصل بنا على ${phone} أو راسلنا على ${email}.`,
  quote: (phone, email, reference) =>
    `تفضّل الحديث إلينا؟ اتصل بنا على ${phone} أو راسلنا على ${email} واذكر رقم الطلب ${reference}.`,
} satisfies typeof english
