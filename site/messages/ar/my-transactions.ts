/** Sentences of the list of payments. */
export const description = 'مدفوعات رحلاتك.'
export const what = 'مدفوعاتك'
export const bookingId = 'رقم الحجز'
export const location = 'المكان'
export const amount = 'المبلغ'
export const none = 'لا توجد مدفوعات بعد.'
export const noneHint = 'عندما تحجز رحلة، تظهر هنا كل دفعة مع رقم حجزها.'
export const caption = 'مدفوعاتك، الأحدث أولًا'
