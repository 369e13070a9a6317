import { Tracks } from '../layout/tracks.tsx'
import { pathOf } from '../routing/router.ts'

export function PlaceNotFound() {
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
