import type { Attraction } from '../../widgets/contract/attractions.ts'
import { pathOf } from '../router.ts'
import { Average, reviewCount } from './rating.tsx'
import '../styles/attraction-cards.css'

interface AttractionCardsProps {
  attractions: readonly Attraction[]
  /** Level of the headings that the names are. */
  headline: 2 | 3
}

/** Cards of attractions. What stands in a card's place before its script is there leads on as well. */
export function AttractionCards({ attractions, headline }: AttractionCardsProps) {
  const Heading = `h${headline}` as const
  return (
    <ul className="attraction-cards">
      {attractions.map(({ _id: id, name, attraction_location_label, avg_review, total_review }) => (
        <li key={id}>
          <trip-attraction-card
            attraction={id}
            href={decodeURIComponent(pathOf('attraction', { id: '{id}' }))}
            headline={headline}
          >
            <div className="card-instead">
              <Heading>
                <a href={pathOf('attraction', { id })}>{name}</a>
              </Heading>
              <p>{attraction_location_label}</p>
              <p className="card-rating">
                <Average average={avg_review} />
                {total_review > 0 && <span>{reviewCount(total_review)}</span>}
              </p>
            </div>
          </trip-attraction-card>
        </li>
      ))}
    </ul>
  )
}
