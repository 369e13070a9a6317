/** The company’s promise, on the home page and in search results (specification, section 2). */
export const tagline = 'We are happy to help you Plan lifetime experience.'
