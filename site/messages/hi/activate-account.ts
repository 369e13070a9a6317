/** Sentences of the page on which a password is chosen. */
export const title = 'अपना अकाउंट चालू करें'
export const description = 'हमारे ईमेल में दिए लिंक से अपने अकाउंट का पासवर्ड चुनें।'
export const heading = 'पासवर्ड बनाएँ और अपना अकाउंट चालू करें'
export const resetHeading = 'नया पासवर्ड चुनें'
export const lead = 'अब से आप अपनी ईमेल आईडी और इसी पासवर्ड से साइन इन करेंगे।'
export const forEmail = (email: string) => `${email} के लिए।`
export const signsOut = (email: string) => ` इससे ${email} यहाँ से साइन आउट हो जाएगा।`
export const reset = 'नया पासवर्ड सेट करें'
export const resetting = 'सेट हो रहा है'
export const activate = 'अकाउंट चालू करें'
export const activating = 'चालू हो रहा है'
export const strong = 'कई शब्द मिलाने से पासवर्ड मज़बूत बनता है।'
export const again = 'पासवर्ड दोबारा लिखें'
export const expired = 'यह लिंक अब काम नहीं करता'
export const missing = 'आपका लिंक नहीं मिला'
export const expiredHint =
  'हर लिंक एक ही बार और सीमित समय तक चलता है। यह लिंक इस्तेमाल हो चुका है, पुराना हो गया है या अधूरा है।'
export const missingHint = 'पासवर्ड चुनने के लिए, हमारे भेजे ईमेल में दिया लिंक खोलें।'
export const newLink = 'हम अभी आपको नया लिंक ईमेल कर सकते हैं।'
export const getLink = 'नया लिंक पाएँ'
export const alreadySet = 'पासवर्ड पहले ही सेट कर चुके हैं? {signIn}।'
export const signIn = 'साइन इन करें'
