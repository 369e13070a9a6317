import { PosterBanner } from '../layout/poster-banner.tsx'
import { PosterPicture } from '../layout/poster-picture.tsx'
import type { Step } from '../layout/structured-data.ts'
import { countOf } from './card-fields.ts'
import type { RegionView } from './region-views.ts'
import { pathToTripIn } from './trip-links.ts'

interface RegionBannerProps {
  view: RegionView
  count: number | undefined
  steps: Step[]
}

export function RegionBanner({ view, count, steps }: RegionBannerProps) {
  const { name, poster, sentence, plan } = view
  const words = (
    <>
      <h1>
        {name}
        {count !== undefined && (
          <>
            <span className="visually-hidden">: </span>
            <small>{countOf(count)}</small>
          </>
        )}
      </h1>
      <p>{sentence}</p>
    </>
  )
  return (
    <PosterBanner steps={steps} picture={<PosterPicture poster={poster} first />} words={words}>
      <a className="strong-button" href={pathToTripIn(view.slug)}>
        {plan}
      </a>
    </PosterBanner>
  )
}
