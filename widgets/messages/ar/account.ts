/** Account forms. */
import type * as en from '../en/account.ts'
import { MAX_NAME, MAX_PASSWORD, MAX_TEXT, MIN_PASSWORD } from '../../contract/limits.ts'
import { characters } from './counted-later.ts'
import { mobileFaults } from './mobile.ts'

export const login: typeof en.login = {
  failed: 'البريد الإلكتروني أو كلمة المرور غير صحيحة',
}

export const forgotten: typeof en.forgotten = {
  sent: 'استلمنا طلب تغيير كلمة المرور. افتح بريدك الإلكتروني واتبع التعليمات',
  failed: 'تعذّر إرسال طلبك. حاول مرة أخرى لاحقًا.',
}

export const followLink: typeof en.followLink = {
  failed: 'تعذّر إرسال الرابط. حاول مرة أخرى لاحقًا.',
}

export const changeRequest: typeof en.changeRequest = {
  sent: 'أرسلنا طلب التعديل إلى مستشارينا.',
  failed: 'تعذّر إرسال طلب التعديل. حاول مرة أخرى لاحقًا.',
}

export const cancellation: typeof en.cancellation = {
  sent: 'تم إلغاء طلبك.',
  failed: 'تعذّر إلغاء طلبك. حاول مرة أخرى لاحقًا.',
  completed: 'اكتمل هذا الطلب، ولم يعد إلغاؤه ممكنًا.',
}

export const activation: typeof en.activation = {
  sent: 'تم حفظ كلمة المرور.',
  signIn: 'تم حفظ كلمة المرور. يمكنك الآن تسجيل الدخول بها.',
  failed: 'تعذّر حفظ كلمة المرور. حاول مرة أخرى لاحقًا.',
}

export const profile: typeof en.profile = {
  sent: 'تم تحديث الملف الشخصي.',
  failed: 'تعذّر تحديث الملف الشخصي. حاول مرة أخرى لاحقًا.',
}

export const password: typeof en.password = {
  sent: 'تم تحديث كلمة المرور.',
  failed: 'تعذّر تحديث كلمة المرور. حاول مرة أخرى لاحقًا.',
  wrong: 'هذه ليست كلمة المرور القديمة',
  unchanged: 'لم تتغير كلمة المرور، لأن كلمة المرور القديمة غير صحيحة.',
}

export const ownData: typeof en.ownData = {
  sent: 'بدأ تنزيل بياناتك.',
  failed: 'تعذّر تجهيز بياناتك. حاول مرة أخرى لاحقًا.',
}

export const deletion: typeof en.deletion = {
  sent: 'تم حذف حسابك وبياناتك.',
  failed: 'تعذّر حذف حسابك. حاول مرة أخرى لاحقًا.',
  wrong: 'هذه ليست كلمة مرورك',
  kept: 'لم نحذف شيئًا، لأن كلمة المرور غير صحيحة.',
}

const email = {
  required: 'اكتب بريدك الإلكتروني',
  email: 'اكتب بريدًا إلكترونيًا صحيحًا',
  long: 'اكتب بريدًا إلكترونيًا صحيحًا',
}
const oldPassword = { required: 'اكتب كلمة المرور' }
const newPassword = {
  ...oldPassword,
  range: `يجب ألا تقل كلمة المرور عن ${characters(MIN_PASSWORD)}`,
  long: `يجب ألا تزيد كلمة المرور على ${characters(MAX_PASSWORD)}`,
}
const name = (required: string) => ({
  required,
  long: `يجب ألا يزيد الاسم على ${characters(MAX_NAME)}`,
})

export const accountFaults: typeof en.accountFaults = {
  email,
  reference: {
    required: 'اكتب رقم الطلب الموجود في رسالتنا',
    invalid: 'يجب أن يكون رقم الطلب مثل \u2068TJ-7K2M-XQ9A\u2069',
  },
  text: {
    required: 'أخبرنا بما تريد تعديله',
    long: `يجب ألا يزيد النص على ${characters(MAX_TEXT)}`,
  },
  password: newPassword,
  again: { ...oldPassword, mismatch: 'كلمتا المرور غير متطابقتين' },
  old_password: oldPassword,
  new_password: newPassword,
  first_name: name('اكتب اسمك الأول'),
  last_name: name('اكتب اسم العائلة'),
  mobile_number: { required: 'اكتب رقم جوالك', ...mobileFaults },
}
