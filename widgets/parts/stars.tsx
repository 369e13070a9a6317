import { halfStars, MAX_RATING } from '../contract/values/rating.ts'

const STAR = 'l3.2 6.6 7.3 1-5.3 5 1.3 7.2-6.5-3.5-6.5 3.5 1.3-7.2-5.3-5 7.3-1z'
/** Five stars, each 24 wide: after a closed path, the next move is relative to its start. */
const ROW = `M12 2${`${STAR}m24 0`.repeat(MAX_RATING)}`

export interface StarsProps {
  average: number
  says: (stars: number) => string
  part?: 'stars'
}

/** A rating in half stars; nothing without a rating. */
export function Stars({ average, says, part }: StarsProps) {
  const stars = halfStars(average)
  if (stars === undefined) return null
  return (
    <svg className="stars" part={part} viewBox="0 0 120 24" role="img" aria-label={says(stars)}>
      <path className="off" d={ROW} />
      {/* The inner svg clips at its width. */}
      <svg width={stars * 24} height="24">
        <path className="on" d={ROW} />
      </svg>
    </svg>
  )
}
