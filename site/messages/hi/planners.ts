/** Sentences of the page about the planners. */
export const description =
  'उन लोगों से मिलें जो आपकी ट्रिप प्लान करते हैं: उनकी भाषाएँ, काम का समय, इलाके और उनकी बनाई सैंपल ट्रिप।'
export const lead =
  'इन्हीं में से एक प्लानर आपको कॉल करेंगे, आपकी ट्रिप प्लान करेंगे और आगे भी आपके संपर्क में रहेंगे। हर प्लानर उन्हीं जगहों की ट्रिप प्लान करते हैं, जिन्हें वे सबसे अच्छी तरह जानते हैं।'
export const languages = 'भाषाएँ'
const NAMES = { mr: 'मराठी', hi: 'हिन्दी', en: 'अंग्रेज़ी', pa: 'पंजाबी', ml: 'मलयालम', ta: 'तमिल' }

export const languagesOf = (codes: readonly (keyof typeof NAMES)[]) =>
  codes.map((code) => NAMES[code]).join(', ')
export const hours = 'समय'
export const inZone = (hours: string, zone: string) => `${hours} (${zone}), सरकारी छुट्टियों को छोड़कर`
/** In the company's time zone. */
export const hoursOf = {
  meera: 'सोमवार से शुक्रवार, 10:00 से 18:30',
  kabir: 'सोमवार से शुक्रवार, 9:30 से 18:00',
  tara: 'मंगलवार से शनिवार, 10:00 से 18:30',
  rohan: 'सोमवार से शुक्रवार, 11:00 से 19:30',
}
export const zone = 'भारतीय समय, UTC+5:30'
export const sentences = {
  meera: 'सफ़ारी: किस महीने कौन-सा पार्क, कौन-सा ज़ोन, और कितनी सफ़ारी काफ़ी हैं।',
  kabir: 'उत्तर भारत और पहाड़: ट्रेन से किले, सड़क से दर्रे, और ऊँचाई की आदत डालने का समय।',
  tara: 'आराम से दक्षिण भारत की सैर, छोटे बच्चों या दादा-दादी वाले परिवारों के लिए भी।',
  rohan: 'विदेश की ट्रिप: रास्ते, ट्रेन और वीज़ा, भूटान से आइसलैंड तक।',
}
export const plans = 'कहाँ की ट्रिप'
export const wrote = 'सैंपल ट्रिप'
export const start = 'तो शुरू करें?'
export const startHint =
  'आपको प्लानर चुनने की ज़रूरत नहीं है। बस बताएँ कि कहाँ जाना है, और {within} के अंदर सही प्लानर आपको कॉल करेंगे।'
export const jobTitle = 'ट्रिप प्लानर'
