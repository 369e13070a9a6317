import type { RefObject } from 'react'
import type { AttractionDetails } from '../../widgets/contract/attraction-details.ts'
import { PosterBanner } from '../layout/poster-banner.tsx'
import { Slides } from '../layout/slides.tsx'
import { pathOf } from '../routing/router.ts'
import { pathToAttraction, type Step } from '../layout/structured-data.ts'
import { photosOf } from '../reviews/photos.ts'
import { Average, reviewCount } from '../reviews/rating.tsx'
import { Share } from './share.tsx'
import { pathToTrip } from '../browse/trip-links.ts'
import * as says from '../messages/en/attraction.ts'
import * as reviews from '../messages/en/reviews.ts'
import styles from './attraction-banner.module.css'

interface AttractionBannerProps {
  attraction: AttractionDetails
  steps: Step[]
  /** Link to the trip form; a bar replaces it when it is out of sight. */
  plan: RefObject<HTMLAnchorElement | null>
}

export function AttractionBanner({ attraction, steps, plan }: AttractionBannerProps) {
  const { _id: id, name, image, captions, avg_review, total_review } = attraction
  const { attraction_location_label: place } = attraction
  const pictures = photosOf(name, image, captions)
  const slides = pictures.length > 0 && (
    <div className={`green-ground ${styles.pictures}`}>
      <Slides label={says.pictures(name)}>
        {pictures.map(({ address, says }, index) => (
          <img
            key={address}
            src={address}
            alt={says}
            width={1200}
            height={900}
            fetchPriority={index === 0 ? 'high' : undefined}
            loading={index === 0 ? undefined : 'lazy'}
            decoding="async"
          />
        ))}
      </Slides>
    </div>
  )
  const words = (
    <>
      <h1>{name}</h1>
      {place && (
        <p>
          <small>{place}</small>
        </p>
      )}
    </>
  )
  return (
    <PosterBanner steps={steps} picture={slides} words={words} tall>
      <p className={styles.rating}>
        <Average average={avg_review} />
        {total_review > 0 && (
          <a href={pathOf('reviews', { attractionId: id })}>{reviewCount(total_review)}</a>
        )}
      </p>
      <a ref={plan} className="strong-button" href={pathToTrip(attraction)}>
        {says.plan(name)}
      </a>
      <div className={styles.others}>
        <a className="quiet-button" href={pathOf('review', { attractionId: id })}>
          {reviews.submit}
        </a>
        <Share name={name} path={pathToAttraction(attraction)} />
      </div>
    </PosterBanner>
  )
}
