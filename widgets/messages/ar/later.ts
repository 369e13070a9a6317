import type * as en from '../en/later.ts'
import type { Translated } from '../say.ts'
import { MAX_DAYS, MAX_PEOPLE, OTP_DIGITS, OTP_LIFE } from '../../contract/limits.ts'
import { callsWithin } from './calls-within.ts'
import { counted } from './counted.ts'
import { ofMinutes } from './counted-later.ts'
import { isolated, numeral } from './numeral.ts'
import { mobileFaults } from './mobile.ts'

const SECOND = { one: 'ثانية', two: 'ثانيتين', few: 'ثوانٍ', many: 'ثانية', other: 'ثانية' }
const DIGIT = { one: 'رقم واحد', two: 'رقمين', few: 'أرقام', many: 'رقمًا', other: 'رقم' }

export const enquiryThanks: Translated<typeof en.enquiryThanks> = {
  reference: 'رقم طلبك',
  next: [
    `سنتصل بك خلال ${callsWithin}.`,
    'أرسلنا نسخة إلى بريدك الإلكتروني.',
    'لا نحجز شيئًا ولا تدفع شيئًا قبل موافقتك.',
  ],
  another: 'خطّط لرحلة أخرى',
}

export const corporate: Translated<typeof en.corporate> = {
  company: 'الشركة',
  chooseCompany: 'اختر شركتك',
  email: 'بريد العمل الإلكتروني',
  otp: 'رمز التحقق',
  send: 'إرسال الرمز',
  verify: 'تأكيد الرمز',
  resend: 'إعادة إرسال الرمز',
  addressNext: 'اكتب بريد العمل الإلكتروني، ثم اضغط «إرسال الرمز».',
  sendNext: 'اضغط «إرسال الرمز» لنرسل إليك رمز التحقق.',
  codeNext: 'اكتب الرمز الموجود في رسالتنا، ثم اضغط «تأكيد الرمز».',
  sendFirst: 'نحتاج إلى رمز التحقق. اضغط «إرسال الرمز» لنرسله إلى هذا البريد.',
  sendIn: (seconds) => `إرسال الرمز بعد ${counted(seconds, SECOND)}`,
  resendIn: (seconds) => `إعادة إرسال الرمز بعد ${counted(seconds, SECOND)}`,
  sentTo: (email) =>
    `أرسلنا رمزًا من ${counted(OTP_DIGITS, DIGIT)} إلى ${isolated(email)}، وهو صالح لمدة ${ofMinutes(OTP_LIFE / 60)}.`,
  onItsWay: (email, seconds) =>
    `سبق أن أرسلنا رمزًا إلى ${isolated(email)}. يمكنك طلب رمز آخر بعد ${counted(seconds, SECOND)}.`,
  emptyEmail: 'اكتب بريد العمل الإلكتروني',
  sendFailed: 'عذرًا، تعذّر إرسال الرمز إلى بريد العمل الإلكتروني. حاول مرة أخرى لاحقًا',
  verified: 'تم تأكيد الرمز. يمكنك الآن إرسال طلبك',
  proven: 'تم تأكيد بريد العمل الإلكتروني. يمكنك الآن إرسال طلبك.',
  verifyFailed: 'عذرًا، تعذّر تأكيد الرمز. حاول مرة أخرى لاحقًا',
  wrong: 'هذا ليس الرمز الذي أرسلناه. تأكد منه.',
  expired: 'انتهت صلاحية هذا الرمز. اطلب رمزًا جديدًا.',
  locked: 'أدخلت رموزًا خاطئة كثيرة. اطلب رمزًا جديدًا.',
}

export const enquiryFaults: Translated<typeof en.enquiryFaults> = {
  destination: { required: 'اختر الوجهة' },
  days: {
    required: 'اكتب عدد الأيام',
    range: `اكتب عدد الأيام من ${numeral(1)} إلى ${numeral(MAX_DAYS)}`,
  },
  total_people: {
    required: 'اكتب عدد المسافرين',
    range: `اكتب عدد المسافرين من ${numeral(1)} إلى ${numeral(MAX_PEOPLE)}`,
  },
  email: {
    required: 'اكتب بريدك الإلكتروني',
    email: 'اكتب بريدًا إلكترونيًا صحيحًا',
    long: 'اكتب بريدًا إلكترونيًا صحيحًا',
  },
  mobile_number: { required: 'اكتب رقم جوالك', ...mobileFaults },
  corporateCompany: { required: 'اختر شركتك' },
  corporate_email: {
    required: 'اكتب بريد العمل الإلكتروني',
    mismatch: 'استخدم بريدك في الشركة التي اخترتها.',
    email: 'اكتب بريدًا إلكترونيًا صحيحًا',
    long: 'اكتب بريدًا إلكترونيًا صحيحًا',
  },
  otp: { required: 'اكتب رمز التحقق', invalid: `رمز التحقق من ${counted(OTP_DIGITS, DIGIT)}` },
}
