/** Sentences of the list of enquiries. */
export const description = 'Your trip enquiries.'
export const what = 'Your enquiries'
