import type * as en from '../en/wizard.ts'
import type { Translated } from '../say.ts'
import { MAX_DESTINATIONS } from '../../contract/limits.ts'
import { lengthExplained } from './wizard-length.ts'

const nightsSaid = (count: number) => (count === 1 ? '1 रात' : `${count} रातें`)

export const wizard: Translated<typeof en.wizard> = {
  trip: 'ट्रिप की जानकारी',
  person: 'आपकी जानकारी',
  at: (step, name) => `2 में से चरण ${step}: ${name}`,
  where: 'कहाँ और कब',
  who: 'कौन-कौन जा रहे हैं',
  how: 'खाना और बाकी बातें',
  adults: 'वयस्क',
  kids: '5 साल से छोटे बच्चे',
  seniors: 'सीनियर सिटीज़न',
  company: 'किसके साथ जा रहे हैं',
  chooseCompany: 'नहीं बताना',
  companies: ['परिवार', 'दोस्त', 'पार्टनर', 'ऑफ़िस के साथी', 'अकेले'],
  from: 'जाने की तारीख',
  to: 'लौटने की तारीख',
  explained: lengthExplained,
  toFollows: 'दिनों के हिसाब से तय होगी',
  meals: 'खाने की पसंद',
  veg: 'वेज',
  nonVeg: 'नॉन-वेज',
  oneOrMore: 'एक या ज़्यादा चुनें',
  stop: (number) => `पड़ाव ${number}`,
  destination: 'डेस्टिनेशन',
  findDestination: 'शहर या राज्य लिखें',
  loading: 'डेस्टिनेशन लोड हो रहे हैं',
  found: (count) => (count === 0 ? 'ऐसा कोई डेस्टिनेशन नहीं मिला' : `${count} डेस्टिनेशन`),
  days: 'दिन',
  nights: 'रातें',
  hotels: 'होटल कैटेगरी',
  category: { '5 Star': '5 स्टार', '4 Star': '4 स्टार', '3 Star': '3 स्टार' },
  add: 'डेस्टिनेशन जोड़ें',
  remove: 'डेस्टिनेशन हटाएँ',
  full: `एक पूछताछ में ${MAX_DESTINATIONS} डेस्टिनेशन तक जोड़ सकते हैं।`,
  total: (days, nights) => {
    const inDays = `आपकी ट्रिप: ${days} दिन`
    return nights > 0 ? `${inDays}, ${nightsSaid(nights)}` : inDays
  },
  between: (from, to) => `${from} से ${to} तक`,
  removed: (name) => `${name} हटा दिया गया।`,
  undo: 'वापस लाएँ',
  optional: 'ज़रूरी नहीं',
  party: 'आपके ग्रुप के बारे में',
  occasions: 'कोई खास मौका मना रहे हैं?',
  sights: 'घूमने की जगहें',
  occasion: 'खास मौका',
  nth: (number) => `खास मौका ${number}`,
  occasionDate: 'मौके की तारीख',
  addOccasion: 'खास मौका जोड़ें',
  removeOccasion: 'खास मौका हटाएँ',
  inRequest: 'हम इसे नीचे ‘कोई खास अनुरोध’ में जोड़ देते हैं, जहाँ आप इसे बदल सकते हैं।',
  wishes: 'कूपन है?',
  coupon: 'कूपन कोड',
  request: 'कोई खास अनुरोध',
  next: 'आगे',
  previous: 'पीछे',
  firstName: 'पहला नाम',
  lastName: 'सरनेम',
  email: 'ईमेल आईडी',
  mobile: 'मोबाइल नंबर',
}

/** Buttons next to a number field. */
const none = 'भरा नहीं'
export const counts: Translated<typeof en.counts> = {
  days: { fewer: 'एक दिन कम', more: 'एक दिन ज़्यादा', none },
  adults: { fewer: 'एक वयस्क कम', more: 'एक वयस्क ज़्यादा', none },
  kids: { fewer: 'एक बच्चा कम', more: 'एक बच्चा ज़्यादा', none },
  seniors: { fewer: 'एक सीनियर सिटीज़न कम', more: 'एक सीनियर सिटीज़न ज़्यादा', none },
}
