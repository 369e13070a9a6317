/** Sentences of the profile page: details, reviews, password, data. */
export const description = 'आपका नाम, आपका नंबर, आपका पासवर्ड और आपका डेटा।'
export const yourDetails = 'आपकी जानकारी'
export const updateProfile = 'प्रोफ़ाइल अपडेट करें'
export const updating = 'अपडेट हो रही है'
export const unsaved = 'साइन आउट होने से पहले आपने यह लिखा था। यह अभी सेव नहीं हुआ है।'
export const emailHint = 'आप इसी से साइन इन करते हैं। इसे बदलने के लिए हमें लिखें।'

export const ownReviewsTitle = 'आपके रिव्यू'
export const noReviews = 'आपने अभी कोई रिव्यू नहीं लिखा है।'
export const writeReview = 'रिव्यू लिखें'
export const reviewStates = {
  held: 'जाँच चल रही है',
  published: 'साइट पर है',
  declined: 'स्वीकार नहीं हुआ',
}
export const review = 'रिव्यू'
export const testimonial = 'वीडियो अनुभव'
export const rated = (rating: number) => `5 में से ${rating} स्टार, `
export const sent = '{date} को भेजा'
export const reason = 'वजह:'

export const passwordTitle = 'पासवर्ड बदलें'
export const updatePassword = 'पासवर्ड अपडेट करें'
export const updatingPassword = 'अपडेट हो रहा है'
export const oldPassword = 'पुराना पासवर्ड'
export const newPassword = 'नया पासवर्ड'
export const staySignedIn = 'यहाँ आप साइन इन रहेंगे, बाकी सब जगह से साइन आउट हो जाएँगे।'

export const ownDataTitle = 'आपका डेटा'
export const ownDataText =
  'एक ZIP फ़ाइल में वह सब, जो हम आपके बारे में रखते हैं: आपका अकाउंट, पूछताछ, पेमेंट, रिव्यू और हमारे भेजे ईमेल का रिकॉर्ड एक डेटा फ़ाइल में, साथ में आपकी फ़ोटो और वीडियो।'
export const download = 'मेरा डेटा डाउनलोड करें'
export const collecting = 'तैयार हो रहा है'

export const deletionTitle = 'अपना अकाउंट डिलीट करें'
export const deletionDetails = 'क्या-क्या डिलीट होगा'
export const permanent = 'यह तुरंत और हमेशा के लिए होगा। हम कुछ भी वापस नहीं ला सकते।'
export const accountDeleted = 'आपका अकाउंट। आप हर जगह से साइन आउट हो जाएँगे।'
export const enquiriesDeleted =
  'आपकी पूछताछ। अगर हम आपकी कोई ट्रिप प्लान कर रहे हैं, तो पहले {phone} पर कॉल करें, क्योंकि आपकी पूछताछ भी डिलीट हो जाएगी।'
export const reviewsDeleted = 'आपके रिव्यू, फ़ोटो और वीडियो। ये हमारे पेजों से भी हट जाएँगे।'
export const emailsDeleted = 'आपको भेजे गए ईमेल का हमारा रिकॉर्ड।'
export const paymentsKept =
  'आपकी बुक की हुई ट्रिप के पेमेंट हम {years} तक रखते हैं, पर आपके नाम के बिना, क्योंकि कानून के तहत यह ज़रूरी है। पूरी जानकारी {privacy} में पढ़ें।'
export const deleteData = 'मेरा अकाउंट डिलीट करें'
export const deleting = 'डिलीट हो रहा है'
export const confirmPassword = 'आपका पासवर्ड'
