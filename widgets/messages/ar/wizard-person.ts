import type * as en from '../en/wizard-person.ts'
import type { Translated } from '../say.ts'
import { mobileFaults } from './mobile.ts'

export const personFaults: Translated<typeof en.personFaults> = {
  first_name: { required: 'اكتب اسمك الأول', long: 'الاسم الأول طويل جدًا' },
  last_name: { required: 'اكتب اسم العائلة', long: 'اسم العائلة طويل جدًا' },
  email: {
    required: 'اكتب بريدك الإلكتروني',
    email: 'اكتب بريدًا إلكترونيًا صحيحًا',
    long: 'اكتب بريدًا إلكترونيًا صحيحًا',
  },
  phone_number: { required: 'اكتب رقم جوالك', ...mobileFaults },
}
