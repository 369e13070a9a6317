import type { Named } from './near-names.ts'
import { Tracks } from '../../layout/tracks.tsx'
import { Sentence } from '../../layout/sentence.tsx'
import * as says from '../../messages/en/browse.ts'

interface DidYouMeanProps {
  /** At least one, best match first. */
  meant: readonly Named[]
}

export const didYouMean = ([first]: readonly Named[]) => says.didYouMean(first?.name)

export function DidYouMean({ meant }: DidYouMeanProps) {
  const [first, ...others] = meant
  return (
    <Tracks title={didYouMean(meant)}>
      <p>{says.typo}</p>
      <p>
        <a className="strong-button" href={first?.href}>
          {says.goTo(first?.name)}
        </a>
      </p>
      {others.length > 0 && (
        <p>
          <Sentence
            text={says.orDidYouMean}
            others={others.map(({ name, href }, at) => (
              <span key={href}>
                {' '}
                {at > 0 && says.or} <a href={href}>{name}</a>{' '}
              </span>
            ))}
          />
        </p>
      )}
    </Tracks>
  )
}
