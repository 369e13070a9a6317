import type { Attraction } from '../../widgets/contract/attractions.ts'
import { Crumbs } from '../layout/crumbs.tsx'
import { Slides } from '../layout/slides.tsx'
import { pathOf } from '../routing/router.ts'
import type { Step } from '../layout/structured-data.ts'
import { photosOf } from './photos.ts'
import { Average, reviewCount } from './rating.tsx'
import styles from './attraction-banner.module.css'

/** The poster of a place: its pictures, its name, how it is liked, and the way to a review. */
export function AttractionBanner({ attraction, steps }: { attraction: Attraction; steps: Step[] }) {
  const { _id: id, name, image, attraction_location_label, avg_review, total_review } = attraction
  const pictures = photosOf(name, image)
  return (
    <header className={styles.poster}>
      {pictures.length > 0 && (
        <div className={styles.pictures}>
          <Slides label={`Pictures of ${name}`}>
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
      )}
      <div className={styles.title}>
        <Crumbs steps={steps} />
        <div className={styles.words}>
          <h1>{name}</h1>
          {attraction_location_label && <p className={styles.place}>{attraction_location_label}</p>}
        </div>
        <div className={styles.deeds}>
          <p className={styles.rating}>
            <Average average={avg_review} />
            {total_review > 0 && (
              <a href={pathOf('reviews', { attractionId: id })}>{reviewCount(total_review)}</a>
            )}
          </p>
          <a className={styles.review} href={pathOf('review', { attractionId: id })}>
            Submit Review
          </a>
        </div>
      </div>
    </header>
  )
}
