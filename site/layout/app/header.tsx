import { useStore } from '@nanostores/react'
import { useRef, useState, type FocusEvent, type MouseEvent } from 'react'
import { $session } from '../../../widgets/stores/session.ts'
import { brand } from '../../brand.ts'
import { Mark } from '../../pictures/mark.tsx'
import { pathOf, type Visit } from '../../routing/router.ts'
import { AccountMenu } from './account-menu.tsx'
import { PageLink } from '../page-link.tsx'
import { SearchBox } from '../search/search-box.tsx'
import { useEscape } from './use-escape.ts'
import * as layout from '../../messages/en/layout.ts'
import headerButton from './header-button.module.css'
import styles from './header.module.css'
import { PhoneLink } from '../phone-link.tsx'

/** Site header (specification, section 2). On narrow screens a button opens the menu. */
export function Header({ visit }: { visit: Visit }) {
  const session = useStore($session)
  const [openAt, setOpenAt] = useState<string>()
  const button = useRef<HTMLButtonElement>(null)
  const open = openAt === visit.path
  const close = () => setOpenAt(undefined)

  useEscape(open, () => {
    close()
    button.current?.focus()
  })
  const closeOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close()
  }
  const closeOnChoice = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) close()
  }
  return (
    <header className={styles.header}>
      <a className={styles.logo} href={pathOf('home')}>
        <Mark className={styles.logoMark} />
        <span className={styles.logoName}>{brand.name}</span>
      </a>
      {visit.route !== 'destinations' && (
        <>
          <div className={styles.search}>
            <SearchBox
              id="search"
              page={visit.path}
              className={styles.searchField}
              placeholder={layout.searchPlaces}
            >
              <button type="submit" className={styles.searchButton} aria-label={layout.search}>
                <Magnifier />
              </button>
            </SearchBox>
          </div>
          <a
            className={`${headerButton.button} ${styles.searchLink}`}
            href={`${pathOf('destinations')}#place-search`}
            aria-label={layout.searchPlaces}
          >
            <Magnifier />
          </a>
        </>
      )}
      <div
        className={styles.menuPlace}
        role="presentation"
        onBlur={closeOnLeaving}
        onClick={closeOnChoice}
      >
        <button
          ref={button}
          type="button"
          className={`${headerButton.button} ${styles.menuButton}`}
          aria-expanded={open}
          aria-controls="menu"
          onClick={() => setOpenAt(open ? undefined : visit.path)}
        >
          {layout.menu}
        </button>
        <div className={styles.menu} id="menu" data-open={open || undefined}>
          <nav aria-label={layout.mainMenu}>
            <PageLink to={pathOf('destinations')} visit={visit}>
              {layout.destinations}
            </PageLink>
            <PageLink to={pathOf('enquiry')} visit={visit}>
              {layout.planTrip}
            </PageLink>
            <PageLink to={pathOf('testimonials')} visit={visit}>
              {layout.testimonials}
            </PageLink>
          </nav>
          <PhoneLink className={styles.phone} />
          {session ? (
            <AccountMenu email={session.email} visit={visit} />
          ) : (
            <PageLink
              className={`${headerButton.button} ${styles.signIn}`}
              to={pathOf('login')}
              visit={visit}
            >
              {layout.signIn}
            </PageLink>
          )}
        </div>
      </div>
    </header>
  )
}

function Magnifier() {
  return (
    <svg className={styles.magnifier} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5 5" />
    </svg>
  )
}
