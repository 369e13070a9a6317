/** Sentences of the account's page with the review form. */
export const description = 'قيّم مكانًا زرته.'
export const lead = 'كيف كانت زيارتك حقًا؟ سيشكرك المسافر التالي.'
export const byEmail = 'يمكنك أيضًا إرسال تقييمك إلينا بالبريد الإلكتروني: \u2068{email}\u2069.'
