import { useRef } from 'react'
import type { AttractionDetails } from '../../widgets/contract/attraction-details.ts'
import type { ReviewPage } from '../../widgets/contract/reviews.ts'
import type { Step } from '../layout/structured-data.ts'
import { AttractionBanner } from './attraction-banner.tsx'
import { AttractionCards } from '../browse/attraction-cards.tsx'
import { AttractionReviews } from './attraction-reviews.tsx'
import { BeforeYouGo } from './before-you-go.tsx'
import type { SimilarAttractions } from './similar-attractions.ts'
import { PhotoLinks } from '../reviews/photo-links.tsx'
import { eachOnce, photosBy, photosOf } from '../reviews/photos.ts'
import { PlanBar } from './plan-bar.tsx'
import { TripSection } from '../trips/trip-section.tsx'
import { tripsWith } from '../trips/sample-trips.ts'
import * as says from '../messages/en/attraction.ts'
import * as trips from '../messages/en/trips.ts'
import styles from './attraction-screen.module.css'
import { pathToTrip } from '../browse/trip-links.ts'

interface AttractionScreenProps {
  attraction: AttractionDetails
  reviews: ReviewPage | null
  more: SimilarAttractions | null
  steps: Step[]
}

export function AttractionScreen({ attraction, reviews, more, steps }: AttractionScreenProps) {
  const { _id: id, name, description, activities, image, captions } = attraction
  const { category, category_names = category } = attraction
  const plan = useRef<HTMLAnchorElement>(null)
  const photos = eachOnce([
    ...photosOf(name, image, captions),
    ...(reviews?.data ?? []).flatMap(photosBy),
  ])
  return (
    <article className={styles.place}>
      <AttractionBanner attraction={attraction} steps={steps} plan={plan} />
      <div className={styles.body}>
        <section className={styles.about} aria-labelledby="about">
          <h2 id="about">{says.about}</h2>
          <p dir="auto">{description}</p>
        </section>
        <div className={styles.facts}>
          <Words title={says.activities} words={activities} />
          <Words title={says.categories} words={category_names} />
        </div>
      </div>
      <BeforeYouGo attraction={attraction} />
      {photos.length > 0 && (
        <section className={styles.photos} aria-labelledby="pictures">
          <h2 id="pictures">{says.gallery}</h2>
          <PhotoLinks photos={photos} label={says.galleryOf(name)} kind="slides" />
        </section>
      )}
      <AttractionReviews attraction={attraction} reviews={reviews} />
      {more && (
        <section className={styles.near} aria-labelledby="near-by">
          <h2 id="near-by">{more.title}</h2>
          <AttractionCards attractions={more.attractions} more={more.all} />
        </section>
      )}
      <TripSection title={trips.withPlace} trips={tripsWith(id)} />
      <PlanBar name={name} href={pathToTrip(attraction)} standsInFor={plan} />
    </article>
  )
}

/** Short terms, which the style sheet capitalises (specification, section 2). */
function Words({ title, words }: { title: string; words: readonly string[] }) {
  if (words.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <ul className={styles.words}>
        {[...new Set(words)].map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
    </section>
  )
}
