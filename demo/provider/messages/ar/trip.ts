import { longDate } from '../../settings/company-time.ts'
import { countedIn } from '../counted.ts'
import type { says as english } from '../en/trip.ts'

const counted = countedIn('ar')
const list = new Intl.ListFormat('ar', { type: 'conjunction' })

const days = (count: number) =>
  counted(count, {
    zero: 'بلا أيام',
    one: 'يوم واحد',
    two: 'يومان',
    few: '# أيام',
    many: '# يومًا',
    other: '# يوم',
  })

/** After 'for'. */
const people = (count: number) =>
  counted(count, {
    one: 'لشخص واحد',
    two: 'لشخصين',
    few: 'لـ # أشخاص',
    many: 'لـ # شخصًا',
    other: 'لـ # شخص',
  })

const adults = (count: number) =>
  counted(count, {
    one: 'لبالغ واحد',
    two: 'لبالغَين اثنين',
    few: 'لـ # بالغين',
    many: 'لـ # بالغًا',
    other: 'لـ # بالغ',
  })

const kids = (count: number) =>
  counted(count, {
    one: 'طفل واحد',
    two: 'طفلين',
    few: '# أطفال',
    many: '# طفلًا',
    other: '# طفل',
  })

const party = (grown: number, small: number) =>
  small === 0 ? people(grown) : `${adults(grown)} و${kids(small)}`

export const says = {
  what: (count, place, grown, small) => `${days(count)} في ${place} ${party(grown, small)}`,
  places: (names) => list.format(names),
  countries: (count) =>
    counted(count, { two: 'دولتين', few: '# دول', many: '# دولة', other: '# دولة' }),
  days,
  nights: (count) =>
    counted(count, {
      zero: 'بلا مبيت',
      one: 'ليلة واحدة',
      two: 'ليلتان',
      few: '# ليالٍ',
      many: '# ليلة',
      other: '# ليلة',
    }),
  stay: (place, stay) => `${place}، ${stay}`,
  way: (stays, more) => {
    const named = stays.join('، ثم ')
    const forms = {
      one: 'محطة أخرى',
      two: 'محطتان أخريان',
      few: '# محطات أخرى',
      many: '# محطة أخرى',
      other: '# محطة أخرى',
    }
    return more > 0 ? `${named}، و${counted(more, forms)}` : named
  },
  from: (date) => `ابتداءً من ${longDate(date, 'ar')}`,
  semicolon: '؛ ',
  hotel: (stars) =>
    counted(stars, {
      one: 'نجمة واحدة',
      two: 'نجمتان',
      few: '# نجوم',
      many: '# نجمة',
      other: '# نجمة',
    }),
  date: (date) => longDate(date, 'ar'),
  meals: { VEG: 'نباتي', 'NON VEG': 'غير نباتي', BOTH: 'نباتي وغير نباتي' },
  note: (stops) =>
    stops > 1
      ? 'يضيف كل انتقال بين محطتين ليلة، وتاريخ العودة هو اليوم التالي لآخر أيام رحلتك.'
      : 'تاريخ العودة هو اليوم التالي لآخر أيام رحلتك.',
  sights: 'أماكن للزيارة',
  trip: 'الرحلة',
  labels: {
    number_of_adults: 'البالغون',
    number_of_kids: 'الأطفال دون 5 سنوات',
    from_date: 'تاريخ السفر',
    to_date: 'تاريخ العودة',
    meal_plan: 'الوجبات',
    coupon_code: 'كود الخصم',
    any_special_request: 'طلبات خاصة',
    first_name: 'الاسم',
    last_name: 'الاسم',
    email: 'البريد الإلكتروني',
    phone_number: 'رقم الجوال',
  },
} satisfies typeof english
