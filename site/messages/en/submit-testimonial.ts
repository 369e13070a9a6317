/** Sentences of the page with the testimonial form. */
export const title = 'Send us your testimonial'
export const description = 'Travelled with us? Tell others about it in one short video.'
/** Specified (section 2). */
export const heading = 'Submit Your Testimonial'
export const lead = 'One short video helps people choose more than anything we could say.'
export const poster = 'A long-tail boat between limestone cliffs in the evening'
export const byEmail = 'You can also send us your video by email.'
export const notes = 'Before you send it'
export const phone = 'A phone held sideways is all you need.'
export const file = 'One file: mp4, mov or webm, up to 200 MB.'
export const published =
  'We’ll publish it with your name among {others}. Only film people who agree.'
export const others = 'the others'
