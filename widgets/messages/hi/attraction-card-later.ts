import type * as en from '../en/attraction-card-later.ts'
import type { Translated } from '../say.ts'
import { MAX_RATING } from '../../contract/values/rating.ts'
import { inLakhs } from '../number-text.ts'

export const attraction: Translated<typeof en.attraction> = {
  rated: (stars) => `${MAX_RATING} में से ${stars} रेटिंग`,
  reviews: (count) => `${inLakhs(count)} रिव्यू`,
  pictures: (name) => `${name} की तस्वीरें`,
  picture: (name, number, of) => `${name}, ${of} में से तस्वीर ${number}`,
  previous: 'पिछली तस्वीर',
  next: 'अगली तस्वीर',
  lost: 'बाकी तस्वीरें लोड नहीं हो पाईं।',
  tryAgain: 'फिर कोशिश करें',
  at: (number, of) => `${of} में से तस्वीर ${number}`,
}
