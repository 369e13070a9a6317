import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { signOut } from '../../widgets/stores/session.ts'
import { go, pathOf, type Visit } from '../router.ts'
import { PageLink } from './page-link.tsx'

const PLACES = {
  myProfile: 'My profile',
  myEnquiries: 'My enquiries',
  myTransactions: 'My transactions',
  submitReview: 'Submit review',
} as const
type Place = keyof typeof PLACES

/** Who is signed in, with what they can do about it: shown on hover, by a press, or by a key. */
export function AccountMenu({ email, visit }: { email: string; visit: Visit }) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const menu = useId()

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    setOpen(false)
    button.current?.focus()
  }
  const closeOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }
  return (
    <div
      className="account"
      role="presentation"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setOpen(false)}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeaving}
    >
      <button
        ref={button}
        type="button"
        className="account-name"
        aria-expanded={open}
        aria-controls={menu}
        onClick={({ detail }) => setOpen(detail === 0 ? !open : true)}
      >
        <span className="account-email">{email}</span>
      </button>
      <div className="account-menu" id={menu} hidden={!open}>
        {Object.entries(PLACES).map(([place, name]) => (
          <PageLink
            key={place}
            to={pathOf(place as Place)}
            visit={visit}
            onClick={() => setOpen(false)}
          >
            {name}
          </PageLink>
        ))}
        <button
          type="button"
          onClick={() => {
            go(pathOf('home'))
            signOut()
          }}
        >
          Sign Out
        </button>
      </div>
    </div>
  )
}
