import { useId, useRef, useState, type FocusEvent } from 'react'
import { leave, OWN_PAGES } from '../../routing/own-pages.ts'
import { pathOf, type Visit } from '../../routing/router.ts'
import { PageLink } from '../page-link.tsx'
import { useEscape } from './use-escape.ts'
import * as layout from '../../messages/en/layout.ts'
import headerButton from './header-button.module.css'
import styles from './account-menu.module.css'

export function AccountMenu({ email, visit }: { email: string; visit: Visit }) {
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const menu = useId()

  useEscape(open, () => {
    setOpen(false)
    // If opened by hover, it never had focus.
    if (place.current?.contains(document.activeElement)) button.current?.focus()
  })
  const closeOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }
  return (
    <div
      ref={place}
      className={styles.account}
      role="presentation"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setOpen(false)}
      onBlur={closeOnLeaving}
    >
      <button
        ref={button}
        type="button"
        className={`${headerButton.button} ${styles.name}`}
        aria-expanded={open}
        aria-controls={menu}
        onClick={({ detail }) => setOpen(detail === 0 ? !open : true)}
      >
        <span className={styles.email} dir="ltr">
          {email}
        </span>
      </button>
      <div className={styles.menu} id={menu} hidden={!open}>
        {OWN_PAGES.map(([route, name]) => (
          <PageLink key={route} to={pathOf(route)} visit={visit} onClick={() => setOpen(false)}>
            {name}
          </PageLink>
        ))}
        <button type="button" onClick={leave}>
          {layout.signOut}
        </button>
      </div>
    </div>
  )
}
