import { Tracks } from '../layout/tracks.tsx'
import { pathOf } from '../routing/router.ts'
import * as browse from '../messages/en/browse.ts'
import * as says from '../messages/en/trips.ts'

export function TripNotFound() {
  return (
    <Tracks title={browse.noTracks}>
      <p>
        {says.unknown} {browse.incompleteLink}
      </p>
      <p>
        <a className="strong-button" href={pathOf('trips')}>
          {says.all}
        </a>
      </p>
    </Tracks>
  )
}
