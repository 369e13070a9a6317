/** Sentences of the list of payments. */
export const description = 'आपकी ट्रिप के पेमेंट।'
export const what = 'आपके पेमेंट'
export const bookingId = 'बुकिंग आईडी'
export const location = 'जगह'
export const amount = 'रकम'
export const none = 'अभी कोई पेमेंट नहीं है।'
export const noneHint = 'जब आप कोई ट्रिप बुक करेंगे, तो हर पेमेंट अपनी बुकिंग आईडी के साथ यहाँ दिखेगा।'
export const caption = 'आपके पेमेंट, सबसे नए पहले'
