/** Sentences of the page with the two-step enquiry form. */
export const title = 'अपनी ट्रिप प्लान करें'
export const titleFor = (place: string) => `${place} की ट्रिप प्लान करें`
export const description =
  'दो आसान चरणों में अपने डेस्टिनेशन, तारीखें, होटल और खाने की पसंद बताएँ, और हम आपके साथ मिलकर ट्रिप प्लान करेंगे।'
export const lead =
  'बस दो आसान चरण: पहले आपकी ट्रिप, फिर आपकी जानकारी। जवाब में हम एक प्लान भेजेंगे, जिसे आप बदल सकते हैं।'
export const poster = 'शाम ढलते समय उदयपुर के लेक पैलेस के सामने एक नाव'
export const notes = 'ये बातें जान लें'
export const free = 'यह फ़ॉर्म भेजने से कुछ बुक नहीं होता और इसका कोई पैसा नहीं लगता।'
export const earliest = 'ट्रिप आज से कम से कम 7 दिन बाद शुरू हो सकती है, क्योंकि परमिट में इतना समय लगता है।'
export const kept =
  'बीच में उठना पड़ा? आपके जवाब एक दिन तक इसी ब्राउज़र में रहेंगे। जब तक आप न भेजें, इन्हें कोई और नहीं देखता।'
export const moreQuestions = 'अब भी कोई सवाल है? {answers} देखें और {planners} से मिलें।'
export const answers = 'आम सवालों के जवाब'
export const planners = 'हमारे प्लानर'
