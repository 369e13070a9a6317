/** Sentences of the list of enquiries. */
export const description = 'طلبات رحلاتك.'
export const what = 'طلباتك'
