/** Sentences of destinations, regions and suggestions for mistyped addresses. */
import { counted } from '../../../widgets/messages/ar/counted.ts'
import { isolated, numeral } from '../../../widgets/messages/ar/numeral.ts'

const PLACE = { one: 'مكان واحد', two: 'مكانان', few: 'أماكن', many: 'مكانًا', other: 'مكان' }
const COUNTRY = { one: 'دولة واحدة', two: 'دولتين', few: 'دول', many: 'دولة', other: 'دولة' }
const RESULT = { one: 'نتيجة واحدة', two: 'نتيجتان', few: 'نتائج', many: 'نتيجة', other: 'نتيجة' }

export const description = 'دول وولايات ومدن نخطّط للرحلات إليها، وأجمل ما تراه فيها.'
export const searchTitle = (words: string) => `نتائج البحث عن ${isolated(words)}`
export const placesToSee = 'أماكن تستحق الزيارة'
export const placesToSeeIn = (place: string | undefined, some: string) =>
  `أماكن تستحق الزيارة${place ? ` في ${isolated(place)}` : ''}: ${some}.`
export const page = (number: number) => `، الصفحة ${numeral(number)}`
export const all = 'كل الوجهات'
export const destinationsIn = (place: string) => `وجهات في ${isolated(place)}`
export const destinationsOf = (kind: string) => `${kind}: كل الوجهات`
export const kindIn = (kind: string, place: string) => `${kind} في ${isolated(place)}`
export const kindEverywhere = (kind: string) => `${kind} في كل الوجهات`
export const everywhere = 'كل الوجهات'
/** 'مكان واحد', '7 أماكن', '2 من أصل 7 أماكن'. */
export const count = (shown: number, total: number) =>
  shown === total
    ? counted(total, PLACE, numeral(total))
    : `${numeral(shown)} من أصل ${counted(total, { ...PLACE, two: 'مكانين' }, numeral(total))}`
/** 'قلعة أمبر، وبحيرة دال، وغيرها'. */
export const andMore = (names: readonly string[]) => `${names.join('، ')} وغيرها`
export const extent = (count: string) => `${count}.`
export const extentIn = (count: string, countries: number) =>
  `${count} في ${counted(countries, COUNTRY)}.`
export const showAll = (count: string) => `عرض الكل (${count})`
export const pages = 'صفحات الأماكن'
export const range = (from: number, to: number, total: number) =>
  `الأماكن من ${numeral(from)} إلى ${numeral(to)} من أصل ${numeral(total)}`
export const showMore = (count: number) =>
  `عرض ${counted(count, { one: 'مكان آخر', two: 'مكانين آخرين', few: 'أماكن أخرى', many: 'مكانًا آخر', other: 'مكان آخر' })}`
export const byRegion = 'حسب المنطقة'
export const orTripIdeas = 'أو ابدأ من فكرة رحلة'
export const whereElse = 'إلى أين أيضًا؟'
export const firstCity = 'إلى أين أولًا؟'
export const map = (place: string) => `خريطة: ${isolated(place)}.`

export const filters = (set: number) =>
  set > 0 ? `تصفية النتائج (${numeral(set)})` : 'تصفية النتائج'
export const region = 'المنطقة'
export const kindOfPlace = 'نوع المكان'
export const kinds = {
  Safari: 'سفاري',
  Heritage: 'تراث',
  Mountains: 'جبال',
  'Lakes and rivers': 'بحيرات وأنهار',
  Beach: 'شواطئ',
  Islands: 'جزر',
  Desert: 'صحراء',
  Nature: 'طبيعة',
  City: 'مدن',
}
export const allKinds = 'كل الأنواع'
export const allRegions = 'كل المناطق'
export const closeFilters = 'إغلاق التصفية'
export const show = (count: string) => `عرض النتائج (${count})`
export const country = 'الدولة'
export const state = 'الولاية'
export const city = 'المدينة'
export const allCountries = 'كل الدول'
export const allOfPlace = (place: string) => `كل ${isolated(place)}`
export const countryFirst = 'اختر الدولة أولًا'
export const stateFirst = 'اختر الولاية أولًا'
export const showPlaces = 'عرض الأماكن'

export const searchLabel = 'ابحث عن دولة أو ولاية أو مدينة أو معلم سياحي'
export const search = 'بحث'
export const searchResults = 'نتائج البحث'
export const foundKinds = {
  country: 'دولة',
  state: 'ولاية',
  city: 'مدينة',
  attraction: 'معلم سياحي',
}
export const results = (count: number) => counted(count, RESULT, numeral(count))
export const someResults = (shown: number, found: number) =>
  `${numeral(shown)} من أصل ${counted(found, { ...RESULT, two: 'نتيجتين' }, numeral(found))}`
export const found = (count: number) => {
  if (count === 0) return 'لا توجد نتائج للبحث عن {words}'
  return `${results(count)} للبحث عن {words}` as const
}
export const clearSearch = 'مسح البحث'
export const searchFailed = 'تعذّر البحث.'
export const searchFailedHint = 'حاول مرة أخرى بعد قليل، أو اختر دولة من القائمة أعلاه.'
export const tooShort = 'اكتب مزيدًا من الأحرف.'
export const tooShortHint = 'اكتب حرفين على الأقل.'
export const nothingFound = 'لم نجد هذا المكان.'
export const nothingFoundHint =
  'تأكد من كتابة الاسم أو اختر دولة. وقد نتمكن من تخطيط رحلة إليه مع ذلك، فلا تتردد في سؤالنا.'

/** Failed, empty and unknown lists and places. */
export const destinationsFailed = 'تعذّر تحميل الوجهات.'
export const attractionsFailed = 'تعذّر تحميل المعالم.'
export const placesFailed = 'تعذّر تحميل الأماكن.'
export const fewerPages = 'صفحات هذه القائمة أقل من ذلك.'
export const firstPage = 'الذهاب إلى الصفحة الأولى'
export const noneOfKind = (kind: string, place: string) =>
  `لا توجد أماكن من فئة «${kind}» في ${isolated(place)} بعد.`
export const otherKinds = 'توجد هناك أماكن أخرى تستحق الزيارة.'
export const showKinds = 'عرض كل الأنواع'
export const noneListed = (place: string) => `لم نُضف معالم في ${isolated(place)} بعد.`
export const anyCountry = 'أي دولة'
export const planAnyway = 'لكن يمكننا تخطيط رحلة إلى هناك. أخبرنا بما تودّ أن تراه.'
export const planAnywayOr = (country: string) =>
  `لكن يمكننا تخطيط رحلة إلى هناك. أخبرنا بما تودّ أن تراه، أو تصفّح ${country}.`
export const allOfCountry = (country: string) => `كل الأماكن في ${isolated(country)}`
export const otherThan = (country: string) => `دولًا أخرى غير ${isolated(country)}`
export const seeAllOf = (country: string) => `عرض كل الأماكن في ${isolated(country)}`
export const placeNotFound = 'لم نجد هذا المكان.'
export const incompleteLink = 'ربما لم يُنسخ الرابط كاملًا.'
export const noTracks = 'لا آثار تقود إلى هنا.'
export const seeAllDestinations = 'عرض كل الوجهات'
export const regionNotFound = 'المنطقة غير موجودة'
export const regionNotFoundHint = 'لم نجد هذه المنطقة.'

export const didYouMean = (name: string | undefined) => `هل تقصد ${isolated(name ?? '')}؟`
export const typo = 'لا توجد صفحة على هذا العنوان. ربما فيه خطأ في الكتابة.'
export const goTo = (name: string | undefined) => `الانتقال إلى ${isolated(name ?? '')}`
export const orDidYouMean = 'أم تقصد {others}؟'
export const or = ' أو '
export const submitTestimonial = 'شاركنا تجربتك'
export const writeReview = 'اكتب تقييمًا'
export const followEnquiry = 'متابعة طلبك'
export const forgotPassword = 'نسيت كلمة المرور'

/** Text alternatives of a map. */
export const sides = 'شمال,شمال شرق,شرق,جنوب شرق,جنوب,جنوب غرب,غرب,شمال غرب'.split(',')
export const inOrNear = (place: string, city: string) =>
  `${isolated(place)}، في ${isolated(city)} أو بالقرب منها`
export const awayFrom = (place: string, kilometres: number, side: string, city: string) =>
  `${isolated(place)}، على بعد نحو ${numeral(kilometres)} كم ${side} ${isolated(city)}`
