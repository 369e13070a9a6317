/** Sentences of the list of enquiries. */
export const description = 'आपकी ट्रिप की पूछताछ।'
export const what = 'आपकी पूछताछ'
