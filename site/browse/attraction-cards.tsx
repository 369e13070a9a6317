import type { Attraction } from '../../widgets/contract/attractions.ts'
import { pathOf } from '../routing/router.ts'
import { photosOf } from '../reviews/photos.ts'
import { Average, reviewCount } from '../reviews/rating.tsx'
import styles from './attraction-cards.module.css'

const HREF = decodeURIComponent(pathOf('attraction', { id: '{id}' }))

interface AttractionCardsProps {
  attractions: readonly Attraction[]
  /** Link to all of them, at the end of the row. */
  more?: { says: string; path: string }
  /** Above the fold: the first picture loads with high priority. */
  first?: boolean
  /** Names the cards from `at` on, which were added last, and receives focus. */
  added?: { at: number; says: string }
}

/** The fallback content is a link too, and its picture stays until the card has loaded its own. */
export function AttractionCards({ attractions, more, first = false, added }: AttractionCardsProps) {
  return (
    <ul className={more ? `${styles.cards} ${styles.row}` : styles.cards}>
      {attractions.map((attraction, index) => {
        const { _id: id, name, image } = attraction
        const [picture] = photosOf(name, image)
        return (
          <li key={id}>
            {added?.at === index && (
              <p id="more" className="visually-hidden" data-answer={index}>
                {added.says}
              </p>
            )}
            <trip-attraction-card attraction={id} href={HREF} headline={3}>
              {picture && (
                <img
                  slot="picture"
                  src={picture.address}
                  alt=""
                  width={1200}
                  height={900}
                  {...(first && index === 0 ? { fetchPriority: 'high' } : { loading: 'lazy' })}
                />
              )}
              <Instead attraction={attraction} />
            </trip-attraction-card>
          </li>
        )
      })}
      {more && (
        <li className={styles.more}>
          <a href={more.path}>
            {more.says}
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
              <path
                d="M3 12H20M13 5L20 12L13 19"
                fill="none"
                stroke="currentColor"
                strokeWidth="2.5"
              />
            </svg>
          </a>
        </li>
      )}
    </ul>
  )
}

function Instead({ attraction }: { attraction: Attraction }) {
  const { _id: id, name, attraction_location_label, avg_review, total_review } = attraction
  return (
    <div className={styles.instead}>
      <h3>
        <a href={pathOf('attraction', { id })}>{name}</a>
      </h3>
      <p>{attraction_location_label}</p>
      <p className={styles.rating}>
        <Average average={avg_review} />
        {total_review > 0 && <span>{reviewCount(total_review)}</span>}
      </p>
    </div>
  )
}
