import { MIN_SEARCH } from '../../widgets/contract/limits.ts'
import type { Found } from '../../widgets/contract/search.ts'
import { Empty, Failed } from '../layout/message.tsx'
import { pathOf } from '../routing/router.ts'
import { Sentence } from '../layout/sentence.tsx'
import * as browse from '../messages/en/browse.ts'
import * as layout from '../messages/en/layout.ts'
import styles from './found-places.module.css'
import { pagesNamed, pathToFound } from './suggestions.ts'
import { photosOf, smallOf } from '../reviews/photos.ts'

interface FoundPlacesProps {
  q: string
  found: readonly Found[] | null
  /** The results that the filters leave. */
  shown: readonly Found[] | null
}

export function FoundPlaces({ q, found, shown }: FoundPlacesProps) {
  if (!found || !shown) {
    return (
      <Failed title={browse.searchFailed}>
        <p>{browse.searchFailedHint}</p>
      </Failed>
    )
  }
  const pages = pagesNamed(q, found)
  return (
    <section className={styles.found} aria-label={browse.searchResults}>
      <div className={styles.head}>
        {/* Receives focus with each result, which announces it. */}
        <h2 data-answer={q}>
          <Sentence text={browse.found(found.length)} words={<q>{q}</q>} />
        </h2>
        <p role="status">
          {shown.length < found.length && browse.someResults(shown.length, found.length)}
        </p>
        <a href={pathOf('destinations')}>{browse.clearSearch}</a>
      </div>
      {pages.length > 0 && (
        <p className={styles.pages}>
          {pages.map(({ href, name }) => (
            <a key={href} className="quiet-button" href={href}>
              {name}
            </a>
          ))}
        </p>
      )}
      {found.length === 0 && pages.length === 0 && <Nothing q={q} />}
      <ol className={styles.list}>
        {shown.map((each) => (
          <li key={each.kind + each.id}>
            <Picture found={each} />
            <div>
              <a href={pathToFound(each)}>{each.name}</a>
              <p>{[browse.foundKinds[each.kind], each.label].filter(Boolean).join(' · ')}</p>
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

function Nothing({ q }: { q: string }) {
  return (
    <Empty title={q.length < MIN_SEARCH ? browse.tooShort : browse.nothingFound}>
      <p>{q.length < MIN_SEARCH ? browse.tooShortHint : browse.nothingFoundHint}</p>
      <a className="quiet-button" href={pathOf('enquiry')}>
        {layout.planTrip}
      </a>
    </Empty>
  )
}
