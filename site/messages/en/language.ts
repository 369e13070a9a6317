/** Ends the address of this language's home page, unless it is English. */
export const code: string = 'en'
/** Language and region of pages, dates and numbers. */
export const locale: string = 'en-IN'
/** Indian rupees. */
export const rupees = (amount: string): string => `₹${amount}`
export const dir: 'ltr' | 'rtl' = 'ltr'
/** In the language itself. */
export const name: string = 'English'
/** Link for visitors who read another page, and the button that closes it. */
export const offer: string = 'View this site in English'
export const close: string = 'Close'
