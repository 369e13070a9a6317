/** Sentences around every page, and of parts that several pages share. */
export const skip = 'सीधे मुख्य हिस्से पर जाएँ'
export const menu = 'मेन्यू'
export const mainMenu = 'मुख्य मेन्यू'
export const breadcrumb = 'आप यहाँ हैं'
export const home = 'होम'
export const destinations = 'डेस्टिनेशन'
export const tripIdeas = 'ट्रिप आइडिया'
export const planTrip = 'ट्रिप प्लान करें'
export const howItWorks = 'यह कैसे काम करता है'
export const planners = 'हमारे प्लानर'
export const testimonials = 'वीडियो अनुभव'
export const reviewPlace = 'किसी जगह का रिव्यू लिखें'
export const sendVideo = 'हमें वीडियो भेजें'
export const partners = 'पार्टनर्स के लिए'
export const privacy = 'प्राइवेसी'
export const signIn = 'साइन इन करें'
export const signOut = 'साइन आउट करें'
export const tryAgain = 'फिर कोशिश करें'
export const tryLater = 'थोड़ी देर बाद फिर कोशिश करें।'
export const anonymous = 'एक यात्री'
export const loading = 'लोड हो रहा है'
export const notAvailable = 'अभी उपलब्ध नहीं'

/** Labels of the account's pages in the menus. */
export const myProfile = 'मेरी प्रोफ़ाइल'
export const myEnquiries = 'मेरी पूछताछ'
export const myTransactions = 'मेरे पेमेंट'
export const submitReview = 'रिव्यू भेजें'

export const callUs = 'हमें कॉल करें'
export const emailUs = 'हमें ईमेल करें'
export const visitUs = 'हमसे मिलें'
export const footerPages = 'पेज'
export const languages = 'भाषाएँ'
export const claims = (safaris: string, countries: string) =>
  `${safaris} से ज़्यादा टाइगर सफ़ारी करवाईं, विदेश में ${countries} से ज़्यादा देश घूमे।`
export const nameForCompany = (brand: string, company: string) => `${company} के लिए ${brand}`
export const questions = 'कोई सवाल है? {phone} पर कॉल करें या {email} पर ईमेल करें।'

export const pageLate = 'पेज अब तक लोड नहीं हुआ। क्या आपका इंटरनेट चल रहा है?'
export const pageFailed = 'यह पेज लोड नहीं हो पाया।'
export const checkConnection =
  'अपना इंटरनेट कनेक्शन जाँचें और पेज फिर से लोड करें। आप हमें {phone} पर कॉल भी कर सकते हैं।'
export const reloadPage = 'पेज फिर से लोड करें'
export const pageNotAvailable = 'यह पेज अभी उपलब्ध नहीं है।'
export const noScript =
  'साइन इन करने के लिए JavaScript ज़रूरी है। इस साइट पर बाकी सब कुछ उसके बिना चलता है। आप {phone} पर फ़ोन करके या {email} पर ईमेल करके भी हमारे साथ अपनी ट्रिप प्लान कर सकते हैं।'
export const needsScript = 'साइन इन करने और यह पेज देखने के लिए JavaScript ज़रूरी है।'
export const formFailed = 'फ़ॉर्म लोड नहीं हो पाया।'
export const callOrEmail = '{phone} पर कॉल करें या {email} पर ईमेल करें।'

/** Roles, as screen readers announce them. */
export const carousel = 'कैरोसेल'
export const oneSlide = 'स्लाइड'
export const slides = 'स्लाइड'
export const pauseSlides = 'स्लाइड रोकें'
export const playSlides = 'स्लाइड चलाएँ'
export const previousSlide = 'पिछली स्लाइड'
export const nextSlide = 'अगली स्लाइड'
export const slide = 'स्लाइड'
export const ofSlides = 'कुल'
export const slideAt = (number: number, count: number) => `${count} में से ${number}`

export const previousPage = 'पिछला'
export const nextPage = 'अगला'
export const pageNumber = 'पेज'

export const notifications = 'सूचनाएँ'
export const closeMessage = 'मैसेज बंद करें'

/** Alternative text of the picture that link previews show for pages without one of their own. */
export const companyPictureAlt = (brand: string) =>
  `${brand}: ढलते सूरज के आगे ऊँची घास के ऊपर से देखता एक बाघ`

export const search = 'खोजें'
export const searchPlaces = 'जगहें खोजें'
export const suggestions = 'सुझाव'
export const suggested = (count: number) => `${count} सुझाव`
export const searchedFor = 'हाल की खोज'
export const allResults = (words: string) => `“${words}” के सभी नतीजे`

const counted = (count: number, unit: string) => `${count === 1 ? 'एक' : count} ${unit}`
/** How long we keep something: '2 साल', '30 दिन'. */
export const inYears = (count: number) => counted(count, 'साल')
export const inDays = (count: number) => counted(count, 'दिन')
