import type { AttractionDetails } from '../../widgets/contract/attraction-details.ts'
import type { ReviewPage } from '../../widgets/contract/reviews.ts'
import { pathOf } from '../routing/router.ts'
import type { Step } from '../layout/structured-data.ts'
import { AttractionBanner } from './attraction-banner.tsx'
import { AttractionCards } from './attraction-cards.tsx'
import { AttractionReviews } from './attraction-reviews.tsx'
import type { NearBy } from './near-by.ts'
import { PhotoLinks } from './photo-links.tsx'
import { eachOnce, photosBy, photosOf } from './photos.ts'
import styles from './attraction-screen.module.css'

interface AttractionScreenProps {
  attraction: AttractionDetails
  reviews: ReviewPage | null
  nearBy: NearBy | null
  steps: Step[]
}

/** All that is told of one place. */
export function AttractionScreen({ attraction, reviews, nearBy, steps }: AttractionScreenProps) {
  const { name, description, activities, category, image } = attraction
  const photos = eachOnce([...photosOf(name, image), ...(reviews?.data ?? []).flatMap(photosBy)])
  return (
    <article className={styles.place}>
      <AttractionBanner attraction={attraction} steps={steps} />
      <div className={styles.body}>
        <section className={styles.about} aria-labelledby="about">
          <h2 id="about">About</h2>
          <p>{description}</p>
        </section>
        <div className={styles.facts}>
          <Words title="Activities" words={activities} />
          <Words title="Categories" words={category} />
        </div>
        <section className={styles.trip}>
          <h2>See it for yourself.</h2>
          <p>Tell us when and with whom. We plan the way there and all that is around it.</p>
          <a className="strong-button" href={pathOf('enquiry')}>
            Plan a trip here
          </a>
        </section>
      </div>
      {photos.length > 0 && (
        <section className={styles.photos} aria-labelledby="photos">
          <h2 id="photos">Photos</h2>
          <PhotoLinks photos={photos} label={`Photos of ${name}`} kind="slides" />
        </section>
      )}
      <AttractionReviews attraction={attraction} reviews={reviews} />
      {nearBy && nearBy.attractions.length > 0 && (
        <section className={styles.near} aria-labelledby="near-by">
          <h2 id="near-by">More of {nearBy.name}</h2>
          <AttractionCards attractions={nearBy.attractions} more={allOf(nearBy)} />
        </section>
      )}
    </article>
  )
}

const allOf = ({ kind, uuid, name }: NearBy) => ({
  name,
  path: pathOf('destinations', {}, { [kind]: uuid }),
})

/** A list of single words or so, which the style sheet writes in capitals (specification, section 2). */
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
