import { Failed } from '../layout/message.tsx'
import { Pugmarks } from '../pictures/pugmarks.tsx'
import { pathOf } from '../router.ts'
import '../styles/not-found.css'

/** Stands in for a page about an attraction that is not there, or has not come through. */
export function WithoutAttraction({ state }: { state: 'unknown' | 'failed' }) {
  if (state === 'unknown') return <Unknown />
  return (
    <div className="wrap">
      <h1 className="hidden-text">Not available right now</h1>
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
    <section className="not-found">
      <Pugmarks className="not-found-tracks" />
      <div>
        <h1>No tracks lead here.</h1>
        <p>
          We know no place at this address. It may have a new name, or the link may have lost a
          letter on the way.
        </p>
        <p>
          <a className="strong" href={pathOf('destinations')}>
            See all destinations
          </a>
        </p>
      </div>
    </section>
  )
}
