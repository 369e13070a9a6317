import type { Time } from '../../../../art/scenes/palette.ts'

/**
 * A review as it is written down: who, how many stars, which day they were there, and what they say of it;
 * with pictures, those are the place's own at such times of day.
 */
export type WrittenReview = [
  who: string,
  rating: 1 | 2 | 3 | 4 | 5,
  visited: string,
  feedback: string,
  pictures?: Time[],
]

/** Reviews by the ids of attractions. */
export type Written = Record<string, WrittenReview[]>
