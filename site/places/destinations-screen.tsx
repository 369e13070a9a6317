import type { AttractionDetails } from '../../widgets/contract/attraction-details.ts'
import type { Found } from '../../widgets/contract/search.ts'
import { Crumbs } from '../layout/crumbs.tsx'
import { Empty, Failed } from '../layout/message.tsx'
import { pathOf } from '../routing/router.ts'
import type { Step } from '../layout/structured-data.ts'
import type { Choice } from './chosen-place.ts'
import { FoundPlaces } from './found-places.tsx'
import { PlaceAttractions } from './place-attractions.tsx'
import { PlacePicker } from './place-picker.tsx'
import { PlaceSearch } from './place-search.tsx'
import styles from './destinations-screen.module.css'

interface DestinationsScreenProps {
  q: string
  found: readonly Found[] | null
  choice: Choice
  attractions: readonly AttractionDetails[] | null
  steps: Step[]
}

/** Where one can go: the ways to choose, and what is there. */
export function DestinationsScreen(props: DestinationsScreenProps) {
  const { q, found, choice, attractions, steps } = props
  return (
    <>
      <div className={styles.chooser}>
        <div className={styles.inside}>
          <Crumbs steps={steps} />
          <h1>Destinations</h1>
          <div className={styles.ways}>
            {choice.state === 'ready' && <PlacePicker chosen={choice.chosen} />}
            <PlaceSearch q={q} />
          </div>
        </div>
      </div>
      <div className="page-body">
        {q ? (
          <FoundPlaces q={q} found={found} />
        ) : (
          <Chosen choice={choice} attractions={attractions} />
        )}
      </div>
    </>
  )
}

function Chosen({ choice, attractions }: Pick<DestinationsScreenProps, 'choice' | 'attractions'>) {
  if (choice.state === 'failed') {
    return (
      <Failed title="The destinations have not come through.">
        <p>The line may be down for a moment.</p>
      </Failed>
    )
  }
  if (choice.state === 'unknown') {
    return (
      <Empty title="We know no such place.">
        <p>It may have a new address, or the link may have lost a letter on the way.</p>
        <a className="quiet-button" href={pathOf('destinations')}>
          See all destinations
        </a>
      </Empty>
    )
  }
  return <PlaceAttractions chosen={choice.chosen} attractions={attractions} />
}
