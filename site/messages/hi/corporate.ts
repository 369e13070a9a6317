/** Sentences of the companies' pages. */
export const noPage = 'इस पते पर हमारा कोई पेज नहीं है।'
export const title = (company: string | undefined) =>
  company ? `${company} में काम करने वालों के लिए ट्रिप` : 'कंपनियों के लिए ट्रिप'
export const description = (company: string | undefined) =>
  `${company ? `${company} में काम करने वालों के लिए` : 'कंपनियों के लिए'} हमारी ट्रिप का छोटा वीडियो, और कॉर्पोरेट यूज़र के लिए पूछताछ का फ़ॉर्म।`
export const film = (company: string) => `${company} में काम करने वालों के लिए हमारी ट्रिप।`
export const heading = 'कॉर्पोरेट यूज़र के तौर पर पूछताछ करें'
export const steps = [
  'अपनी कंपनी चुनें और ऑफ़िस की ईमेल आईडी लिखें।',
  'उसे कन्फ़र्म करने के लिए हम आपको ओटीपी भेजेंगे।',
  'ओटीपी लिखें और पूछताछ भेजें। हम आपकी ट्रिप आपकी कंपनी की शर्तों पर प्लान करेंगे।',
]
export const personal = 'खर्च खुद उठा रहे हैं? {form} भरें।'
export const personalForm = 'पर्सनल ट्रिप का फ़ॉर्म'
