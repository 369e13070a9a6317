import { Failed } from '../layout/message.tsx'
import { Tracks } from '../layout/tracks.tsx'
import { pathOf } from '../routing/router.ts'

/** Stands in for a page about an attraction that is not there, or has not come through. */
export function WithoutAttraction({ state }: { state: 'unknown' | 'failed' }) {
  if (state === 'unknown') return <Unknown />
  return (
    <div className="page-body">
      <h1 className="visually-hidden">Not available right now</h1>
      <Failed title="This place has not come through.">
        <p>
          The line may be down for a moment. You can also look at{' '}
          <a href={pathOf('destinations')}>other destinations</a>.
        </p>
      </Failed>
    </div>
  )
}

function Unknown() {
  return (
    <Tracks title="No tracks lead here.">
      <p>
        We know no place at this address. It may have a new name, or the link may have lost a letter
        on the way.
      </p>
      <p>
        <a className="strong-button" href={pathOf('destinations')}>
          See all destinations
        </a>
      </p>
    </Tracks>
  )
}
