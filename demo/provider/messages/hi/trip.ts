import { longDate } from '../../settings/company-time.ts'
import { countedIn } from '../counted.ts'
import type { says as english } from '../en/trip.ts'

const counted = countedIn('hi')
const list = new Intl.ListFormat('hi', { type: 'conjunction' })

const adults = (count: number) => counted(count, { one: '# वयस्क', other: '# वयस्कों' })
const kids = (count: number) => counted(count, { one: '# बच्चे', other: '# बच्चों' })
const days = (count: number) => counted(count, { other: '# दिन' })

const party = (grown: number, small: number) =>
  small === 0
    ? counted(grown, { one: '# व्यक्ति', other: '# लोगों' })
    : `${adults(grown)} और ${kids(small)}`

export const says = {
  what: (count, place, grown, small) => `${place} में ${days(count)}, ${party(grown, small)} के लिए`,
  places: (names) => list.format(names),
  countries: (count) => counted(count, { one: '# देश', other: '# देशों' }),
  days,
  nights: (count) => counted(count, { one: count === 0 ? '# रातें' : '# रात', other: '# रातें' }),
  stay: (place, stay) => `${place}, ${stay}`,
  way: (stays, more) => {
    const named = stays.join(', फिर ')
    return more > 0 ? `${named}, और ${counted(more, { other: '# अन्य पड़ाव' })}` : named
  },
  from: (date) => `${longDate(date, 'hi')} से`,
  semicolon: '; ',
  hotel: (stars) => `${stars} स्टार`,
  date: (date) => longDate(date, 'hi'),
  meals: { VEG: 'वेज', 'NON VEG': 'नॉन-वेज', BOTH: 'वेज और नॉन-वेज' },
  note: (stops) =>
    stops > 1
      ? 'एक पड़ाव से दूसरे पड़ाव जाने पर एक रात जुड़ती है, और लौटने की तारीख आपके आखिरी दिन के अगले दिन की है।'
      : 'लौटने की तारीख आपके आखिरी दिन के अगले दिन की है।',
  sights: 'घूमने की जगहें',
  trip: 'ट्रिप',
  labels: {
    number_of_adults: 'वयस्क',
    number_of_kids: '5 साल से छोटे बच्चे',
    from_date: 'जाने की तारीख',
    to_date: 'लौटने की तारीख',
    meal_plan: 'खाने की पसंद',
    coupon_code: 'कूपन कोड',
    any_special_request: 'खास अनुरोध',
    first_name: 'नाम',
    last_name: 'नाम',
    email: 'ईमेल',
    phone_number: 'मोबाइल',
  },
} satisfies typeof english
