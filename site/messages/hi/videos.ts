/** Sentences of video reviews, and of the note after a sent review or testimonial. */
const kinds: Readonly<Record<string, string>> = { review: 'रिव्यू', testimonial: 'वीडियो अनुभव' }

export const videoBy = (name: string) => `${name} का वीडियो`
export const playVideo = (title: string) => `वीडियो चलाएँ: ${title}`
export const unplayable = 'यह वीडियो यहाँ नहीं चल सकता।'
export const openFile = 'फ़ाइल खोलें'

export const sentLabel = (kind: string) => `आपका ${kinds[kind]}`
export const sentTitle = (kind: string) => `हमें आपका ${kinds[kind]} मिल गया है।`
export const sentHeld = ['हमारे जाँच लेने के बाद यह साइट पर दिखेगा।', 'जब यह दिखने लगेगा, हम आपको ईमेल करेंगे।']
export const sentPublished = ['अब इसे सब देख सकते हैं।']
export const seeReview = 'अपना रिव्यू देखें'
export const seeAllReviews = 'अपने सभी रिव्यू देखें'
export const closeNote = 'बंद करें'
