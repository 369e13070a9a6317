/** Sentences of the home page. */
export const title = 'आपके लिए प्लान की गई ट्रिप'
export const description =
  'जंगल सफ़ारी, भारत भर की ट्रिप और विदेश यात्राएँ, जिन्हें आपके लिए वे लोग प्लान करते हैं जो खुद वहाँ घूम चुके हैं। बस बताएँ कि कहाँ जाना है और कितने दिन के लिए।'
export const offer = (within: string) =>
  `आपके हिसाब से बनी सफ़ारी और ट्रिप। ${within} के अंदर हमारे प्लानर आपको कॉल करेंगे।`
export const slides = 'हमारे डेस्टिनेशन'
export const record = 'अब तक का हमारा सफ़र'
export const safaris = '{count} से ज़्यादा टाइगर सफ़ारी करवाईं'
export const countries = 'विदेश में {count} से ज़्यादा देश घूमे'
export const regions = 'भारत में हमारी कुछ शानदार ट्रिप'
export const tripTypes = 'हमारे साथ घूमने के तीन तरीके'
export const destinations = 'पहले कहाँ चलें?'
export const reviews = 'हमारे यात्रियों से सुनें'
export const reviewsFailed = 'रिव्यू लोड नहीं हो पाए।'
export const restWorks = 'इस पेज पर बाकी सब ठीक चल रहा है।'
export const noVideos = 'अभी कोई वीडियो नहीं है।'
export const sendFirst = 'पहला वीडियो आपका हो सकता है।'
export const allReviews = 'सभी रिव्यू देखें'
