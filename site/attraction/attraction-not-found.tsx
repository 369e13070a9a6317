import { Failed } from '../layout/message.tsx'
import { pathOf } from '../routing/router.ts'
import { PlaceNotFound } from '../browse/place-not-found.tsx'
import { Sentence } from '../layout/sentence.tsx'
import * as attraction from '../messages/en/attraction.ts'
import * as layout from '../messages/en/layout.ts'

export function AttractionNotFound({ state }: { state: 'unknown' | 'failed' }) {
  if (state === 'unknown') return <PlaceNotFound />
  return (
    <div className="page-body">
      <h1 className="visually-hidden">{layout.notAvailable}</h1>
      <Failed title={attraction.failed}>
        <p>
          <Sentence
            text={attraction.tryLater}
            others={<a href={pathOf('destinations')}>{attraction.others}</a>}
          />
        </p>
      </Failed>
    </div>
  )
}
