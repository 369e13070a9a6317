/** Sentences of the account's pages that share a frame, forms or lists. */
export const yourAccount = 'आपका अकाउंट'
export const yourPages = 'आपके पेज'
export const logout = 'साइन आउट करें'
export const show = 'दिखाएँ'
export const hide = 'छिपाएँ'
export const firstName = 'पहला नाम'
export const lastName = 'सरनेम'
export const email = 'ईमेल आईडी'
export const mobile = 'मोबाइल नंबर'
export const password = 'पासवर्ड'
export const minPassword = (characters: number) => `कम से कम ${characters} अक्षर।`
export const date = 'तारीख'
export const status = 'स्टेटस'
/** By field of an enquiry. First and last names are shown as one. */
export const facts = {
  number_of_adults: 'वयस्क',
  number_of_kids: '5 साल से छोटे बच्चे',
  from_date: 'जाने की तारीख',
  to_date: 'लौटने की तारीख',
  meal_plan: 'खाने की पसंद',
  coupon_code: 'कूपन कोड',
  any_special_request: 'कोई खास अनुरोध',
  first_name: 'नाम',
  last_name: 'नाम',
  email: 'ईमेल आईडी',
  phone_number: 'मोबाइल नंबर',
}
export const meals: Readonly<Record<string, string | undefined>> = {
  VEG: 'वेज',
  'NON VEG': 'नॉन-वेज',
  BOTH: 'वेज और नॉन-वेज',
}
export const hotels: Readonly<Record<string, string | undefined>> = {
  '5 Star': '5 स्टार',
  '4 Star': '4 स्टार',
  '3 Star': '3 स्टार',
}
/** Between the categories of a stop's hotels. */
export const comma: string = ', '
/** By the status that the API names. */
export const statuses = {
  New: 'नई',
  'In progress': 'काम चल रहा है',
  Completed: 'पूर्ण',
  Canceled: 'रद्द',
}

export const notHere = (what: string) => `${what} यहाँ दिखाने की सुविधा अभी नहीं है।`
export const stillThere = 'आपकी जानकारी हमारे पास सुरक्षित है। {phone} पर कॉल करें या {email} पर ईमेल करें।'
export const notLoaded = (what: string) => `${what} लोड करने में दिक्कत हुई।`
export const twoAccounts = 'इस ब्राउज़र में दो अकाउंट का डेटा है। यहाँ साइन आउट करके फिर से साइन इन करें।'
export const tryLater = 'सब कुछ सुरक्षित है। थोड़ी देर बाद फिर कोशिश करें।'

export const noEnquiries = 'अभी कोई पूछताछ नहीं है।'
export const noEnquiriesHint =
  'बताएँ कि आप कहाँ जाना चाहते हैं। हम आपको प्लान भेजेंगे, और आप अपनी पूछताछ यहाँ देख सकेंगे।'
export const enquiryNotFound = 'यह पूछताछ आपके अकाउंट में नहीं मिली।'
export const enquiriesCaption = 'आपकी पूछताछ, सबसे नई पहले'
export const destination = 'डेस्टिनेशन'
export const action = 'एक्शन'
export const viewEnquiry = (reference: string) => `पूछताछ ${reference} देखें`

export const allEnquiries = 'सारी पूछताछ'
export const enquiryTitle = (reference: string) => `पूछताछ ${reference}`
export const yourTrip = 'आपकी ट्रिप'
export const received = 'यह हमें {date} को मिली।'
export const changeEnquiry =
  'फ़ोन पर बात करना चाहते हैं? {phone} पर कॉल करें या {email} पर ईमेल करें और रेफ़रेंस नंबर {reference} बताएँ।'
export const print = 'प्रिंट करें'
export const days = (count: number) => `${count} दिन`
export const nights = (count: number) => (count === 1 ? '1 रात' : `${count} रातें`)
