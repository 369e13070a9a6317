import { RATINGS } from '../contract/values/rating.ts'

export interface StarRatingProps {
  name: string
  label: string
  /** '1' to '5', or ''. */
  value: string
  error?: string | undefined
  stars: (count: number) => string
  onInput: (value: string) => void
}

const STAR = 'm12 2 3.2 6.6 7.3 1-5.3 5 1.3 7.2-6.5-3.5-6.5 3.5 1.3-7.2-5.3-5 7.3-1z'

/** A required rating of one to five stars, as radio buttons with their native keys. */
export function StarRating({ name, label, value, error, stars, onInput }: StarRatingProps) {
  return (
    <fieldset
      className="field rating"
      part="field rating"
      role="radiogroup"
      aria-required="true"
      aria-invalid={error ? true : undefined}
      aria-describedby={error && `${name}-error`}
    >
      <legend part="label">{label}</legend>
      <div className="row">
        {RATINGS.map((count) => (
          <label key={count} className="star">
            <input
              type="radio"
              name={name}
              value={count}
              checked={value === count}
              onChange={() => onInput(count)}
            />
            <span className="unseen">{stars(Number(count))}</span>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={STAR} />
            </svg>
          </label>
        ))}
      </div>
      {error && (
        <p className="error" part="error" id={`${name}-error`} key={error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
