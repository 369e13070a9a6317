import { MIN_SEARCH } from '../../widgets/contract/limits.ts'
import type { Found } from '../../widgets/contract/search.ts'
import { Empty, Failed } from '../layout/message.tsx'
import { pathOf } from '../routing/router.ts'
import styles from './found-places.module.css'
import { photosOf, smallOf } from '../reviews/photos.ts'

const KINDS: Record<Found['kind'], string> = {
  country: 'Country',
  state: 'State',
  city: 'City',
  attraction: 'Attraction',
}

interface FoundPlacesProps {
  q: string
  found: readonly Found[] | null
}

export function FoundPlaces({ q, found }: FoundPlacesProps) {
  if (!found) {
    return (
      <Failed title="The search didn’t work.">
        <p>Please try again in a moment, or choose a country above.</p>
      </Failed>
    )
  }
  return (
    <section className={styles.found} aria-label="Search results">
      <div className={styles.head}>
        {/* Receives focus with each result, which announces it. */}
        <h2 data-answer={q}>
          {found.length === 0 ? 'Nothing found' : counted(found.length)} for <q>{q}</q>
        </h2>
        <a href={pathOf('destinations')}>Clear the search</a>
      </div>
      {found.length === 0 && <Nothing q={q} />}
      <ol className={styles.list}>
        {found.map((each) => (
          <li key={each.kind + each.id}>
            <Picture found={each} />
            <div>
              <a href={pathTo(each)}>{each.name}</a>
              <p>{[KINDS[each.kind], each.label].filter(Boolean).join(' · ')}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Picture({ found: { name, image } }: { found: Found }) {
  const [picture] = photosOf(name, image ? [image] : [])
  if (picture) {
    const address = smallOf(picture.address)
    return <img src={address} alt="" width={1200} height={900} loading="lazy" decoding="async" />
  }
  return (
    <svg viewBox="0 0 96 72" aria-hidden="true" focusable="false">
      <path className={styles.ground} d="M0 56Q26 40 52 52T96 46V72H0Z" />
      <path
        className={styles.pin}
        fillRule="evenodd"
        d="M48 58C40 46 34 39 34 30a14 14 0 0 1 28 0C62 39 56 46 48 58ZM48 25a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11Z"
      />
    </svg>
  )
}

const counted = (count: number) => (count === 1 ? '1 result' : `${count} results`)

const pathTo = ({ kind, id }: Found) =>
  kind === 'attraction' ? pathOf('attraction', { id }) : pathOf('destinations', {}, { [kind]: id })

function Nothing({ q }: { q: string }) {
  return (
    <Empty title={q.length < MIN_SEARCH ? 'Type a little more.' : "We couldn't find that place."}>
      <p>
        {q.length < MIN_SEARCH
          ? 'Enter at least two letters.'
          : 'Check the spelling or pick a country. We may still be able to plan it, so ask us.'}
      </p>
      <a className="quiet-button" href={pathOf('enquiry')}>
        Plan a trip
      </a>
    </Empty>
  )
}
