/** Sentences of destinations, regions and suggestions for mistyped addresses. */
const places = (count: number) => (count === 1 ? 'जगह' : 'जगहें')

export const description = 'देश, राज्य और शहर जिनकी ट्रिप हम प्लान करते हैं, और वहाँ घूमने की जगहें।'
export const searchTitle = (words: string) => `खोज: ${words}`
export const placesToSee = 'घूमने की जगहें'
export const placesToSeeIn = (place: string | undefined, some: string) =>
  `${place ? `${place} में ` : ''}घूमने की जगहें: ${some}।`
export const page = (number: number) => `, पेज ${number}`
export const all = 'सभी डेस्टिनेशन'
export const destinationsIn = (place: string) => `${place} के डेस्टिनेशन`
export const destinationsOf = (kind: string) => `${kind}: डेस्टिनेशन`
export const kindIn = (kind: string, place: string) => `${place} में ${kind}`
export const kindEverywhere = (kind: string) => `${kind}: हर जगह`
export const everywhere = 'हर जगह'
/** '1 जगह', '7 जगहें', '7 में से 2 जगहें'. */
export const count = (shown: number, total: number) =>
  shown === total ? `${total} ${places(total)}` : `${total} में से ${shown} ${places(shown)}`
/** 'Amber Fort, Dal Lake और दूसरी जगहें'. */
export const andMore = (names: readonly string[]) => `${names.join(', ')} और दूसरी जगहें`
export const extent = (count: string) => `${count}।`
export const extentIn = (count: string, countries: number) =>
  `${countries === 1 ? 'एक देश' : `${countries} देशों`} में ${count}।`
export const showAll = (count: string) => `सभी ${count} देखें`
export const pages = 'जगहों के पेज'
export const range = (from: number, to: number, total: number) =>
  `${total} जगहों में से ${from} से ${to} तक`
export const showMore = (count: number) => `${count} और देखें`
export const byRegion = 'इलाके के हिसाब से'
export const orTripIdeas = 'या किसी ट्रिप आइडिया से शुरू करें'
export const whereElse = 'और कहाँ जाएँ?'
export const firstCity = 'पहले कहाँ चलें?'
export const map = (place: string) => `नक्शा: ${place}।`

export const filters = (set: number) => (set > 0 ? `फ़िल्टर (${set} चालू)` : 'फ़िल्टर')
export const region = 'इलाका'
export const kindOfPlace = 'किस तरह की जगह'
export const kinds = {
  Safari: 'सफ़ारी',
  Heritage: 'धरोहर',
  Mountains: 'पहाड़',
  'Lakes and rivers': 'झीलें और नदियाँ',
  Beach: 'समुद्र तट',
  Islands: 'द्वीप',
  Desert: 'रेगिस्तान',
  Nature: 'प्रकृति',
  City: 'शहर',
}
export const allKinds = 'हर तरह की जगह'
export const allRegions = 'सभी इलाके'
export const closeFilters = 'फ़िल्टर बंद करें'
export const show = (count: string) => `${count} देखें`
export const country = 'देश'
export const state = 'राज्य'
export const city = 'शहर'
export const allCountries = 'सभी देश'
export const allOfPlace = (place: string) => `पूरा ${place}`
export const countryFirst = 'पहले देश चुनें'
export const stateFirst = 'पहले राज्य चुनें'
export const showPlaces = 'जगहें देखें'

export const searchLabel = 'देश, राज्य, शहर या घूमने की जगह का नाम लिखकर खोजें'
export const search = 'खोजें'
export const searchResults = 'खोज के नतीजे'
export const foundKinds = {
  country: 'देश',
  state: 'राज्य',
  city: 'शहर',
  attraction: 'घूमने की जगह',
}
export const results = (count: number) => (count === 1 ? '1 नतीजा' : `${count} नतीजे`)
export const someResults = (shown: number, found: number) => `${found} में से ${results(shown)}`
export const found = (count: number) => {
  if (count === 0) return '{words} के लिए कुछ नहीं मिला'
  return count === 1 ? '{words} के लिए 1 नतीजा' : (`{words} के लिए ${count} नतीजे` as const)
}
export const clearSearch = 'खोज हटाएँ'
export const searchFailed = 'खोज नहीं हो पाई।'
export const searchFailedHint = 'थोड़ी देर बाद फिर कोशिश करें, या ऊपर से कोई देश चुनें।'
export const tooShort = 'थोड़ा और लिखें।'
export const tooShortHint = 'कम से कम दो अक्षर लिखें।'
export const nothingFound = 'हमें यह जगह नहीं मिली।'
export const nothingFoundHint =
  'स्पेलिंग जाँच लें या कोई देश चुनें। हो सकता है हम वहाँ की ट्रिप भी प्लान कर सकें, इसलिए हमसे पूछ लें।'

/** Failed, empty and unknown lists and places. */
export const destinationsFailed = 'डेस्टिनेशन लोड नहीं हो पाए।'
export const attractionsFailed = 'घूमने की जगहें लोड नहीं हो पाईं।'
export const placesFailed = 'जगहें लोड नहीं हो पाईं।'
export const fewerPages = 'इस लिस्ट में इतने पेज नहीं हैं।'
export const firstPage = 'पहले पेज पर जाएँ'
export const noneOfKind = (kind: string, place: string) =>
  `${place} में अभी “${kind}” वाली कोई जगह नहीं है।`
export const otherKinds = 'वहाँ घूमने की और भी जगहें हैं।'
export const showKinds = 'हर तरह की जगह देखें'
export const noneListed = (place: string) => `${place} के लिए अभी घूमने की कोई जगह हमारी लिस्ट में नहीं है।`
export const anyCountry = 'किसी भी देश'
export const planAnyway = 'फिर भी हम वहाँ की ट्रिप प्लान कर सकते हैं। बताएँ कि आप क्या देखना चाहते हैं।'
export const planAnywayOr = (country: string) =>
  `फिर भी हम वहाँ की ट्रिप प्लान कर सकते हैं। बताएँ कि आप क्या देखना चाहते हैं, या ${country} देखें।`
export const allOfCountry = (country: string) => `पूरा ${country}`
export const otherThan = (country: string) => `${country} के अलावा दूसरे देश`
export const seeAllOf = (country: string) => `पूरा ${country} देखें`
export const placeNotFound = 'हमें यह जगह नहीं मिली।'
export const incompleteLink = 'हो सकता है लिंक अधूरा हो।'
export const noTracks = 'कोई पगडंडी यहाँ तक नहीं आती।'
export const seeAllDestinations = 'सभी डेस्टिनेशन देखें'
export const regionNotFound = 'इलाका नहीं मिला'
export const regionNotFoundHint = 'हमें यह इलाका नहीं मिला।'

export const didYouMean = (name: string | undefined) => `क्या आप ${name} ढूँढ रहे हैं?`
export const typo = 'इस पते पर हमारा कोई पेज नहीं है। शायद टाइप करने में गलती हुई है।'
export const goTo = (name: string | undefined) => `${name} पर जाएँ`
export const orDidYouMean = 'या फिर {others}?'
export const or = ' या '
export const submitTestimonial = 'अपना वीडियो अनुभव भेजें'
export const writeReview = 'रिव्यू लिखें'
export const followEnquiry = 'अपनी पूछताछ का स्टेटस देखें'
export const forgotPassword = 'पासवर्ड भूल गए'

/** Text alternatives of a map. */
export const sides = 'उत्तर,उत्तर-पूर्व,पूर्व,दक्षिण-पूर्व,दक्षिण,दक्षिण-पश्चिम,पश्चिम,उत्तर-पश्चिम'.split(',')
export const inOrNear = (place: string, city: string) => `${place}, ${city} में या उसके पास`
export const awayFrom = (place: string, kilometres: number, side: string, city: string) =>
  `${place}, ${city} से लगभग ${kilometres} किमी ${side} में`
