/** Sentences after a sent form. In the core, because home page and thank-you page share them. */
export const enquiry = 'استلمنا طلبك.'
export const reference = 'رقم طلبك: \u2068{reference}\u2069'
export const next = 'الخطوات التالية'
export const call = (within: string) => `سيقرأ أحد مستشارينا طلبك ويتصل بك خلال ${within}.`
export const copy = 'أرسلنا نسخة إلى بريدك الإلكتروني، فيها رابط لمتابعة طلبك.'
export const nothingBooked = 'لا نحجز شيئًا ولا تدفع شيئًا قبل موافقتك.'
export const seeEnquiries = 'عرض طلباتي'
export const yourEnquiry = 'طلبك'
export const planAnother = 'خطّط لرحلة أخرى'
export const talk = 'تفضّل الحديث معنا؟ اتصل بنا على \u2068{phone}\u2069.'
export const byPhoneOrEmail = 'يمكننا أيضًا تخطيط رحلتك بالهاتف أو بالبريد الإلكتروني.'
