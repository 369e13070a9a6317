/** Ends the address of this language's home page, unless it is English. */
export const code: string = 'hi'
/** Language and region of pages, dates and numbers. */
export const locale: string = 'hi-IN'
/** Indian rupees. */
export const rupees = (amount: string): string => `₹${amount}`
export const dir: 'ltr' | 'rtl' = 'ltr'
/** In the language itself. */
export const name: string = 'हिन्दी'
/** Link for visitors who read another page, and the button that closes it. */
export const offer: string = 'यह साइट हिन्दी में देखें'
export const close: string = 'बंद करें'
