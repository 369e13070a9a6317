import { useStore } from '@nanostores/react'
import { useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'
import { $session } from '../../widgets/stores/session.ts'
import { brand, dial } from '../brand.ts'
import { Mark } from '../pictures/mark.tsx'
import { pathOf, type Visit } from '../router.ts'
import { AccountMenu } from './account-menu.tsx'
import { PageLink } from './page-link.tsx'
import '../styles/header.css'

/** On every page (specification, section 2). Where it is narrow, a button shows all but the logo. */
export function Header({ visit }: { visit: Visit }) {
  const session = useStore($session)
  const [openAt, setOpenAt] = useState<string>()
  const button = useRef<HTMLButtonElement>(null)
  // Whoever has arrived at another page has chosen.
  const open = openAt === visit.path
  const close = () => setOpenAt(undefined)

  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return
    close()
    button.current?.focus()
  }
  const closeOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close()
  }
  const closeOnChoice = ({ target }: MouseEvent) => {
    if ((target as Element).closest('a')) close()
  }
  return (
    <header className="header">
      <a className="logo" href={pathOf('home')}>
        <Mark className="logo-mark" />
        <span className="logo-name">{brand.name}</span>
      </a>
      <div
        className="menu-place"
        role="presentation"
        onKeyDown={closeOnEscape}
        onBlur={closeOnLeaving}
        onClick={closeOnChoice}
      >
        <button
          ref={button}
          type="button"
          className="menu-button"
          aria-expanded={open}
          aria-controls="menu"
          onClick={() => setOpenAt(open ? undefined : visit.path)}
        >
          Menu
        </button>
        <div className="menu" id="menu" data-open={open || undefined}>
          <nav aria-label="Main">
            <PageLink to={pathOf('destinations')} visit={visit}>
              Destinations
            </PageLink>
            <PageLink to={pathOf('enquiry')} visit={visit}>
              Plan a trip
            </PageLink>
            <PageLink to={pathOf('testimonials')} visit={visit}>
              Testimonials
            </PageLink>
          </nav>
          <a className="header-phone" href={dial(brand.phones[0])}>
            {brand.phones[0]}
          </a>
          {session ? (
            <AccountMenu email={session.email} visit={visit} />
          ) : (
            <PageLink className="sign-in" to={pathOf('login')} visit={visit}>
              Sign In
            </PageLink>
          )}
        </div>
      </div>
    </header>
  )
}
