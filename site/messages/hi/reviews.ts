/** Sentences of reviews and their form. */
export const stars = (count: number) => `${count} स्टार`

export const title = (name: string) => `${name} के रिव्यू`
export const titleOfPage = (name: string, page: number) => `${name} के रिव्यू, पेज ${page}`
export const rated = (average: string, most: number) => `, रेटिंग ${most} में से ${average}`
export const description = (name: string, rated: string) =>
  `${name}${rated}: घूमने वालों के रिव्यू, स्टार और फ़ोटो के साथ।`
export const reviews = 'रिव्यू'
export const backTo = (name: string) => `${name} पर वापस जाएँ`
export const ratings = 'रेटिंग'
export const allRatings = 'सभी रेटिंग देखें'
export const byRating = 'रेटिंग के हिसाब से रिव्यू'
export const counted = (_count: number) => 'रिव्यू'
export const order = 'रिव्यू का क्रम'
export const newest = 'सबसे हाल की यात्राएँ'
export const highest = 'सबसे ज़्यादा रेटिंग'
export const lowest = 'सबसे कम रेटिंग'
export const range = (first: number, last: number, total: string, rating: number | undefined) =>
  `${rating ? `${stars(rating)} वाले ` : ''}${total} में से ${first} से ${last} तक`
export const noReviewsWith = (rating: number | undefined) =>
  rating ? `${stars(rating)} वाला कोई रिव्यू नहीं` : 'कोई रिव्यू नहीं'
export const pages = 'रिव्यू के पेज'
export const failed = 'रिव्यू लोड नहीं हो पाए।'
export const noReviews = 'अभी कोई रिव्यू नहीं है।'
export const beFirst = 'वहाँ जा चुके हैं? अगले यात्री को बताएँ कि कैसी जगह है।'
export const submit = 'रिव्यू भेजें'
export const noReviewsRated = (rating: number) => `${stars(rating)} वाला अभी कोई रिव्यू नहीं है।`
export const seeAllReviews = 'सभी रिव्यू देखें'
export const fewerReviews = 'इतने रिव्यू नहीं हैं।'
export const pastLast = 'यह पेज आखिरी पेज के बाद का है।'
export const firstPage = 'पेज 1 पर वापस जाएँ'

export const reviewBy = (name: string) => `${name} का रिव्यू`
export const photosBy = (name: string) => `${name} की फ़ोटो`
export const photoBy = (number: number, name: string) => `${name} की फ़ोटो ${number}`
export const picture = (name: string, number: number, of: number) =>
  `${name}, ${of} में से तस्वीर ${number}`
export const visited = '{month} की यात्रा'
export const readLess = 'कम दिखाएँ'
export const readMore = 'पूरा पढ़ें'
export const readMoreOf = (name: string) => `(${name} का रिव्यू)`
export const previousPhoto = 'पिछली फ़ोटो'
export const nextPhoto = 'अगली फ़ोटो'
export const closePhoto = 'बंद करें'

export const formTitle = 'अपना रिव्यू भेजें'
export const formTitleFor = (place: string) => `${place} पर अपना रिव्यू भेजें`
export const formDescription = 'जहाँ आप घूम आए हैं, उस जगह को रेटिंग दें और अपनी फ़ोटो शेयर करें।'
export const formDescriptionFor = (place: string) =>
  `${place} घूम आए हैं? उसे रेटिंग दें और अपनी फ़ोटो शेयर करें।`
export const formLead = 'अगले यात्री को बताएँ कि क्या अच्छा लगा और अगली बार आप क्या अलग करेंगे।'
export const formPlaceNotFound = 'हमें यह जगह नहीं मिली। इसे फ़ॉर्म में चुनें।'
export const formFallback = 'आप {phone} पर कॉल या {email} पर ईमेल भी कर सकते हैं।'
