/** The company’s promise, on the home page and in search results. */
export const tagline = 'يسعدنا أن نساعدك في تخطيط رحلة العمر.'
