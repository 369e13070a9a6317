import { MIN_SEARCH } from '../../widgets/contract/limits.ts'
import type { Found } from '../../widgets/contract/search.ts'
import { Empty, Failed } from '../layout/message.tsx'
import { pathOf } from '../routing/router.ts'
import styles from './found-places.module.css'

const GROUPS: Record<Found['kind'], string> = {
  country: 'Countries',
  state: 'States',
  city: 'Cities',
  attraction: 'Attractions',
}

interface FoundPlacesProps {
  q: string
  /** Null where they have not come through. */
  found: readonly Found[] | null
}

/** What a search finds, by kind; the kind of the best comes first. */
export function FoundPlaces({ q, found }: FoundPlacesProps) {
  if (!found) {
    return (
      <Failed title="The search has not come through.">
        <p>The line may be down for a moment. You can also choose a country above.</p>
      </Failed>
    )
  }
  const kinds = [...new Set(found.map(({ kind }) => kind))]
  return (
    <section className={styles.found} aria-labelledby="found">
      <div role="status">
        <h2 id="found">
          {found.length === 0 ? 'Nothing found' : counted(found.length)} for <q>{q}</q>
        </h2>
      </div>
      {found.length === 0 && <Nothing q={q} />}
      <div className={styles.groups}>
        {kinds.map((kind) => (
          <section key={kind} aria-labelledby={`found-${kind}`}>
            <h3 id={`found-${kind}`}>{GROUPS[kind]}</h3>
            <ul>
              {found
                .filter((each) => each.kind === kind)
                .map((each) => (
                  <li key={each.id}>
                    <a href={pathTo(each)}>{each.name}</a>
                    {each.label && <span>{each.label}</span>}
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}

const counted = (count: number) => (count === 1 ? '1 result' : `${count} results`)

const pathTo = ({ kind, id }: Found) =>
  kind === 'attraction' ? pathOf('attraction', { id }) : pathOf('destinations', {}, { [kind]: id })

function Nothing({ q }: { q: string }) {
  return (
    <Empty
      title={q.length < MIN_SEARCH ? 'Type a little more.' : 'No place of ours has that name.'}
    >
      <p>
        {q.length < MIN_SEARCH
          ? 'The search needs two letters at least.'
          : 'Try fewer or other words, choose a country above, or ask us: we may plan a trip there all the same.'}
      </p>
      <a className="quiet-button" href={pathOf('enquiry')}>
        Plan a trip
      </a>
    </Empty>
  )
}
