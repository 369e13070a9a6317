/** Sentences of the page after a form post without JavaScript. */
export const inbox = 'अपना इनबॉक्स देखें।'
export const link = 'उसमें दिया लिंक एक ही बार चलता है और एक घंटे बाद बंद हो जाता है।'
export const followLink =
  'अगर रेफ़रेंस नंबर और ईमेल आईडी आपस में मेल खाते हैं, तो हमने एक लिंक भेज दिया है, जिससे आपकी पूछताछ खुल जाएगी।'
export const noLink = 'ईमेल नहीं आया? दोनों को एक बार जाँच लें और स्पैम फ़ोल्डर भी देख लें।'
export const request = 'हमें आपका अनुरोध मिल गया है।'
export const requestNext = 'हमारे प्लानर इसे पढ़कर ईमेल या फ़ोन पर जवाब देंगे।'
export const canceled = 'आपकी पूछताछ रद्द हो गई है।'
export const canceledNext = 'न कुछ बुक हुआ है, न कोई पैसा लगा है। हमने आपको इसका ईमेल भी भेज दिया है।'
export const passwordSet = 'आपका पासवर्ड सेट हो गया है।'
export const signIn = 'अब आप इससे साइन इन कर सकते हैं। उसके लिए JavaScript ज़रूरी है।'
export const review = 'हमें आपका रिव्यू मिल गया है।'
export const reviewNext = 'हमारे पढ़ लेने के बाद यह उस जगह के पेज पर दिखेगा।'
export const testimonial = 'हमें आपका वीडियो अनुभव मिल गया है।'
export const testimonialNext = 'हमारे देख लेने के बाद यह दूसरे वीडियो अनुभवों के साथ दिखेगा।'
export const nothing = 'यहाँ दिखाने के लिए कुछ नहीं है।'
export const nothingNext =
  'यह पेज तब खुलता है, जब आप अभी-अभी कोई फ़ॉर्म भेजते हैं। पहले भेजी पूछताछ देखने के लिए हमारे ईमेल का लिंक खोलें या साइन इन करें।'
export const morePlaces = 'और जगहें देखें'
export const person = 'पुष्टि करें कि आप इंसान हैं'
export const personWhy =
  'बटन दबाते ही यह सीधे हमारी टीम तक पहुँच जाएगा। नहीं तो पहले हमारे एक सहकर्मी इसे जाँचेंगे।'
export const isPerson = 'मैं इंसान हूँ'
export const early = 'यह बहुत जल्दी हो गया। कुछ सेकंड रुककर बटन फिर से दबाएँ।'
export const confirmed = 'पुष्टि के लिए धन्यवाद। यह अब हमारी टीम के पास है।'
export const notConfirmed =
  'पुष्टि नहीं हो पाई। शायद उसका समय खत्म हो गया था। आपका भेजा हुआ सब कुछ हमारे पास है और हमारे एक सहकर्मी उसे पढ़ेंगे।'
