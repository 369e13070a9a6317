import { useStore } from '@nanostores/react'
import { $session } from '../../widgets/stores/session.ts'
import { brand, dial } from '../brand.ts'
import { Mark } from '../pictures/mark.tsx'
import { pathOf } from '../router.ts'
import { AccountMenu } from './account-menu.tsx'
import '../styles/header.css'

/** On every page (specification, section 2). */
export function Header() {
  const session = useStore($session)
  return (
    <header className="header">
      <a className="logo" href={pathOf('home')}>
        <Mark className="logo-mark" />
        <span className="logo-name">{brand.name}</span>
      </a>
      <a className="header-phone" href={dial(brand.phones[0])}>
        {brand.phones[0]}
      </a>
      {session ? (
        <AccountMenu email={session.email} />
      ) : (
        <a className="sign-in" href="/login">
          Sign In
        </a>
      )}
    </header>
  )
}
