/** Sentences after a sent form. In the core, because home page and thank-you page share them. */
export const enquiry = 'हमें आपकी पूछताछ मिल गई है।'
export const reference = 'आपका रेफ़रेंस नंबर {reference}'
export const next = 'आगे क्या होगा'
export const call = (within: string) => `हमारे प्लानर इसे पढ़ेंगे और ${within} के अंदर आपको कॉल करेंगे।`
export const copy = 'हमने आपको इसकी कॉपी ईमेल की है। उसमें एक लिंक है, जिससे आप अपनी पूछताछ ऑनलाइन देख सकते हैं।'
export const nothingBooked = 'जब तक आप हाँ नहीं कहते, न कुछ बुक होगा, न कोई पैसा लगेगा।'
export const seeEnquiries = 'मेरी पूछताछ देखें'
export const yourEnquiry = 'आपकी पूछताछ'
export const planAnother = 'एक और ट्रिप प्लान करें'
export const talk = 'फ़ोन पर बात करना चाहते हैं? {phone} पर कॉल करें।'
export const byPhoneOrEmail = 'हम फ़ोन या ईमेल पर भी आपकी ट्रिप प्लान कर सकते हैं।'
