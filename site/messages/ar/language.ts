/** Ends the address of this language's home page, unless it is English. */
export const code: string = 'ar'
/** Language and region of pages, dates and numbers. */
export const locale: string = 'ar-AE'
/** Indian rupees. */
export const rupees = (amount: string): string => `\u200F${amount}\u00A0₹`
export const dir: 'ltr' | 'rtl' = 'rtl'
/** In the language itself. */
export const name: string = 'العربية'
/** Link for visitors who read another page, and the button that closes it. */
export const offer: string = 'تصفّح الموقع بالعربية'
export const close: string = 'إغلاق'
