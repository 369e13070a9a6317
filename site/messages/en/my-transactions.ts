/** Sentences of the list of payments. Column titles are specified (section 2). */
export const description = 'Payments for your trips.'
export const what = 'Your transactions'
export const bookingId = 'Booking ID'
export const location = 'Location'
export const amount = 'Amount'
export const none = 'No payments yet.'
export const noneHint =
  'When you book a trip, each payment will be listed here with its booking ID.'
export const caption = 'Your transactions, newest first'
