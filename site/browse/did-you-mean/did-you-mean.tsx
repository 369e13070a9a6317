import type { Named } from './near-names.ts'
import { Tracks } from '../../layout/tracks.tsx'

interface DidYouMeanProps {
  /** At least one, best match first. */
  meant: readonly Named[]
}

export const didYouMean = ([first]: readonly Named[]) => `Did you mean ${first?.name}?`

export function DidYouMean({ meant }: DidYouMeanProps) {
  const [first, ...others] = meant
  return (
    <Tracks title={didYouMean(meant)}>
      <p>We don’t have a page at this address. It may contain a typo.</p>
      <p>
        <a className="strong-button" href={first?.href}>
          Go to {first?.name}
        </a>
      </p>
      {others.length > 0 && (
        <p>
          Or did you mean{' '}
          {others.map(({ name, href }, at) => (
            <span key={href}>
              {at > 0 && ' or '}
              <a href={href}>{name}</a>
            </span>
          ))}
          ?
        </p>
      )}
    </Tracks>
  )
}
