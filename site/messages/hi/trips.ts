/** Sentences of the sample trips. */
export const description =
  'बारह सैंपल ट्रिप, दिन के हिसाब से: टाइगर सफ़ारी, राजस्थान, केरल, हिमालय और विदेश यात्राएँ। किसी में भी बदलाव कर सकते हैं।'
export const lead = 'शुरुआत के लिए बारह ट्रिप। जैसी है वैसी ले लें, या बताएँ कि क्या बदलना है।'
export const safaris = 'सफ़ारी'
export const india = 'भारत भर में'
export const abroad = 'विदेश में'

export const all = 'सभी ट्रिप आइडिया'
export const withPlace = 'इस जगह वाली ट्रिप'
export const others = 'ऐसी और ट्रिप'

/** '8 दिन: Kanha, Pench'. */
export const route = (days: number, towns: readonly string[]) => `${days} दिन: ${towns.join(', ')}`
export const price = (amount: string) => `कीमत का उदाहरण: प्रति व्यक्ति ${amount} से`
export const priceNote =
  'यह कीमत सिर्फ़ एक उदाहरण है। आपकी ट्रिप की कीमत आपकी तारीखों, होटल और लोगों की संख्या से तय होगी, और हम उसे आपके फ़ैसले से पहले भेज देंगे।'
export const titleOf = (name: string, days: number) => `${name}: ${days} दिन`
export const plan = 'यह ट्रिप प्लान करें'
export const planOf = (name: string) => `यह ट्रिप प्लान करें: ${name}`
/** Name of a trip in the special request. */
export const asRequest = (name: string) => `${name} (ट्रिप आइडिया)`

export const glance = 'एक नज़र में'
export const length = 'कितने दिन'
export const lengthOf = (days: number, count: number) => `${days} दिन, ${nights(count)}`
export const bestMonths = 'सबसे अच्छे महीने'
export const included = 'इसमें क्या-क्या शामिल है'
export const notIncluded = 'पहली जगह तक और आखिरी जगह से वापसी की फ़्लाइट शामिल नहीं है।'
export const days = 'हर दिन का प्लान'
export const day = (number: number) => `दिन ${number}`
export const nights = (count: number) => (count === 1 ? '1 रात' : `${count} रातें`)
export const places = 'इस ट्रिप की जगहें'

export const unknownTitle = 'ट्रिप नहीं मिली'
export const unknown = 'हमें यह ट्रिप नहीं मिली।'
