import { Tracks } from '../layout/tracks.tsx'
import { pathOf } from '../routing/router.ts'

export function PlaceNotFound() {
  return (
    <Tracks title="No tracks lead here.">
      <p>We can’t find that place. The link may be incomplete.</p>
      <p>
        <a className="strong-button" href={pathOf('destinations')}>
          See all destinations
        </a>
      </p>
    </Tracks>
  )
}
