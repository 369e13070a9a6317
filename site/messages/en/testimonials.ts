/** Sentences of the list of testimonials. Specified texts (section 2) are exact. */
export const title = 'Our Testimonials'
export const description = 'Travellers talk about their trips with us in their own videos.'
export const reviewBy = (name: string) => `Review By - ${name}`
export const video = 'A traveller talks about a trip with us.'
export const submit = 'Submit Testimonial'
export const failed = 'The testimonials didn’t load.'
export const none = 'No videos yet.'
export const sendFirst = 'Travelled with us? Yours could be the first.'
