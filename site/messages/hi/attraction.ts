/** Sentences of an attraction's page. */
export const description = (name: string) => `${name}: तस्वीरें और घूमने वालों के रिव्यू।`
export const pictures = (name: string) => `${name} की तस्वीरें`
export const plan = (name: string) => `${name} की ट्रिप प्लान करें`
export const about = 'इस जगह के बारे में'
export const activities = 'यहाँ क्या करें'
export const categories = 'कैटेगरी'
export const gallery = 'तस्वीरें'
export const galleryOf = (name: string) => `${name} की सभी तस्वीरें`
export const reviews = 'हमारे यात्रियों के रिव्यू'
export const readAll = (reviews: string) => `${reviews} पढ़ें`
export const share = 'शेयर करें'
export const copied = 'लिंक कॉपी हो गया।'
export const copy = 'यह लिंक कॉपी करें'
export const moreOf = (region: string) => `${region} में और जगहें`
export const allOf = (region: string) => `${region} की सभी जगहें`
export const more = (kinds: string) => `ऐसी और जगहें: ${kinds}`
export const all = (kinds: string) => `ऐसी सभी जगहें: ${kinds}`
/** Kinds of places, within a sentence. */
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

export const before = 'जाने से पहले'
export const location = 'जगह'
export const closed = 'कब बंद रहता है'
export const timeNeeded = 'कितना समय लगेगा'
export const airport = 'सबसे पास का एयरपोर्ट'
export const station = 'सबसे पास का रेलवे स्टेशन'
export const bestMonths = 'सबसे अच्छे महीने'
export const monthMarks: readonly string[] = 'जन फ़र मार्च अप्रै मई जून जुल अग सित अक्टू नव दिस'.split(' ')

export const failed = 'यह जगह लोड नहीं हो पाई।'
export const tryLater = 'थोड़ी देर बाद फिर कोशिश करें, या {others} देखें।'
export const others = 'दूसरे डेस्टिनेशन'
export const unknownTitle = 'जगह नहीं मिली'
export const unknown = 'हमें यह जगह नहीं मिली।'
export const notShownDescription = 'यह जगह अभी उपलब्ध नहीं है।'
