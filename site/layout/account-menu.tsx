import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { signOut } from '../../widgets/stores/session.ts'
import { go, pathOf } from '../router.ts'

/** Who is signed in, with what they can do about it: shown on hover, by a press, or by a key. */
export function AccountMenu({ email }: { email: string }) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const menu = useId()

  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return
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
