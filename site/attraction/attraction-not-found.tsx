import { Failed } from '../layout/message.tsx'
import { pathOf } from '../routing/router.ts'
import { PlaceNotFound } from '../browse/place-not-found.tsx'

export function AttractionNotFound({ state }: { state: 'unknown' | 'failed' }) {
  if (state === 'unknown') return <PlaceNotFound />
  return (
    <div className="page-body">
      <h1 className="visually-hidden">Not available right now</h1>
      <Failed title="This place didn’t load.">
        <p>
          Please try again in a moment, or look at{' '}
          <a href={pathOf('destinations')}>other destinations</a>.
        </p>
      </Failed>
    </div>
  )
}
