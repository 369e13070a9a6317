/** Sentences of an enquiry's page, with and without an account. */
export const title = 'अपनी पूछताछ का स्टेटस देखें'
export const description = 'बिना पासवर्ड के देखें कि आपकी पूछताछ कहाँ तक पहुँची।'
export const lead =
  'अपना रेफ़रेंस नंबर और वह ईमेल आईडी लिखें जो आपने फ़ॉर्म में दी थी। हम आपको एक लिंक ईमेल करेंगे, जिससे आपकी पूछताछ खुल जाएगी।'
export const reference = 'रेफ़रेंस नंबर'
export const referenceHint = 'यह हमारे ईमेल के विषय में लिखा है, जैसे TJ-7K2M-XQ9A।'
export const submit = 'मुझे लिंक ईमेल करें'
export const submitting = 'भेजा जा रहा है'
export const haveAccount = 'अपनी सारी पूछताछ देखें'
export const invalid = 'यह लिंक काम नहीं कर रहा'
export const invalidHint =
  'लिंक अधूरा या पुराना हो सकता है, या उसकी जगह नया लिंक भेजा जा चुका है। हम अभी आपको नया लिंक ईमेल कर सकते हैं।'
export const what = 'आपकी पूछताछ'

export const next = 'आगे क्या होगा'
export const planning = (planner = 'हमारे प्लानर') =>
  `आपकी ट्रिप पर काम चल रहा है। ${planner} की ओर से आपको कीमत के साथ प्लान ईमेल पर मिलेगा।`
export const planned = 'अपना प्लान और उसकी कीमत उसके पेज पर देखें। वहीं जवाब दें या सवाल पूछें।'
export const seePlan = 'अपना प्लान देखें'
export const completed = 'आपने जो कुछ कहा था, सब तय हो गया है। हमारे साथ ट्रिप प्लान करने के लिए धन्यवाद।'
export const canceled = 'हमने आपकी पूछताछ बंद कर दी है, और कुछ भी बुक नहीं हुआ है।'
export const planner = 'आपके प्लानर: {name}।'

export const history = 'अब तक क्या हुआ'
export const received = 'हमें आपकी पूछताछ मिली'
export const status = (now: string) => `स्टेटस: ${now}`
export const youCanceled = 'आपने अपनी पूछताछ रद्द की'
export const replied = (name: string) => `${name} का जवाब आया`
export const sentPlan = (name: string) => `${name} ने आपको प्लान भेजा`
/** By the kind of event. */
export const answered: Readonly<Record<string, string | undefined>> = {
  'plan-accepted': 'आपने प्लान मंज़ूर किया',
  'plan-declined': 'आपने प्लान के लिए मना किया',
  'plan-asked': 'आपने प्लान के बारे में पूछा',
}
export const youAsked = 'आपने हमसे पूछा'
export const youChanged = 'आपने अपनी पूछताछ बदली'

export const trip = 'आपकी ट्रिप'
export const change = 'बदलें या रद्द करें'
export const request = 'बदलाव के लिए कहें'
export const changeLabel = 'आप क्या बदलना चाहते हैं?'
export const messageLabel = 'आपका मैसेज'
export const send = 'हमारे प्लानर को भेजें'
export const sending = 'भेजा जा रहा है'
export const cancel = 'यह पूछताछ रद्द करें'
export const cancelHint = 'हम यह ट्रिप प्लान करना बंद कर देंगे। न कुछ बुक हुआ है, न कोई पैसा लगा है।'
export const reason = 'वजह (ज़रूरी नहीं)'
export const confirm = 'हाँ, रद्द करें'
export const canceling = 'रद्द हो रही है'
