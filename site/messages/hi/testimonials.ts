/** Sentences of the list of testimonials. */
export const title = 'हमारे यात्रियों के वीडियो अनुभव'
export const description = 'यात्री अपने वीडियो में बताते हैं कि हमारे साथ उनकी ट्रिप कैसी रही।'
export const reviewBy = (name: string) => `${name} का वीडियो अनुभव`
export const video = 'एक यात्री हमारे साथ की गई ट्रिप के बारे में बता रहे हैं।'
export const submit = 'वीडियो अनुभव भेजें'
export const failed = 'वीडियो अनुभव लोड नहीं हो पाए।'
export const none = 'अभी कोई वीडियो नहीं है।'
export const sendFirst = 'हमारे साथ घूम चुके हैं? पहला वीडियो आपका हो सकता है।'
