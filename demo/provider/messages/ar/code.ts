import { countedIn } from '../counted.ts'
import type { says as english } from '../en/code.ts'

const counted = countedIn('ar')

const minutes = (count: number) =>
  counted(count, {
    one: 'دقيقة واحدة',
    two: 'دقيقتين',
    few: '# دقائق',
    many: '# دقيقة',
    other: '# دقيقة',
  })

export const says = {
  subject: (code) => `رمز التحقق الخاص بك هو ${code}`,
  title: 'رمز التحقق الخاص بك',
  kept: (count) => `يعمل مرة واحدة وتنتهي صلاحيته بعد ${minutes(count)}.`,
  use: (email, name, company) =>
    `يتيح هذا الرمز لصاحب البريد ${email} إرسال طلب رحلة إلى ${name} بصفته مسافرًا عن طريق شركة ${company}.`,
  enter: 'اكتب الرمز في النموذج الذي طلبه منك.',
  send: 'أرسل طلبك، وسيتصل بك أحد مستشارينا خلال يوم عمل واحد.',
  notYou: 'لم تطلب ذلك؟ تجاهل هذه الرسالة ولا تشارك الرمز مع أحد. لن نسألك عنه أبدًا بالهاتف.',
} satisfies typeof english
