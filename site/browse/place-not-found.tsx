import { Tracks } from '../layout/tracks.tsx'
import { pathOf } from '../routing/router.ts'
import * as browse from '../messages/en/browse.ts'

export function PlaceNotFound() {
  return (
    <Tracks title={browse.noTracks}>
      <p>
        {browse.placeNotFound} {browse.incompleteLink}
      </p>
      <p>
        <a className="strong-button" href={pathOf('destinations')}>
          {browse.seeAllDestinations}
        </a>
      </p>
    </Tracks>
  )
}
