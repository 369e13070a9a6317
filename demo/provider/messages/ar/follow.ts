import { countedIn } from '../counted.ts'
import type { says as english } from '../en/follow.ts'

const counted = countedIn('ar')

export const says = {
  label: 'متابعة طلبك',
  kept: (days) => {
    const forms = {
      one: 'يوم واحد',
      two: 'يومين',
      few: '# أيام',
      many: '# يومًا',
      other: '# يوم',
    }
    return `لا تحتاج إلى كلمة مرور. يعمل الرابط لمدة ${counted(days, forms)}. لا تشاركه مع أحد.`
  },
  subject: (reference) => `رابط طلبك ${reference}`,
  title: (reference) => `طلبك ${reference}`,
  newLink: 'إليك رابطًا جديدًا لطلبك.',
} satisfies typeof english
