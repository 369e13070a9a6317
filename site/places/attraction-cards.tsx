import type { Attraction } from '../../widgets/contract/attractions.ts'
import { pathOf } from '../routing/router.ts'
import { photosOf } from './photos.ts'
import { Average, reviewCount } from './rating.tsx'
import styles from './attraction-cards.module.css'

/** Where a card leads; the card fills in its attraction. */
const HREF = decodeURIComponent(pathOf('attraction', { id: '{id}' }))

interface AttractionCardsProps {
  attractions: readonly Attraction[]
  /** Where there are more of them, which ends the row. */
  more?: { says: string; path: string }
  /** The first of them is seen as soon as the page is: its picture is asked for before all others. */
  first?: boolean
}

/**
 * Cards of attractions. What stands in a card's place before its script is there leads on as well, and its
 * picture stays until the card has its own.
 */
export function AttractionCards({ attractions, more, first = false }: AttractionCardsProps) {
  return (
    <ul className={more ? `${styles.cards} ${styles.row}` : styles.cards}>
      {attractions.map((attraction, index) => {
        const { _id: id, name, image } = attraction
        const [picture] = photosOf(name, image)
        return (
          <li key={id}>
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
