import * as layout from '../messages/en/layout.ts'
import { EmailLink } from './email-link.tsx'
import { Sentence } from './sentence.tsx'
import styles from './fallback.module.css'
import { PhoneLink } from './phone-link.tsx'

export function Fallback({ children }: { children: string }) {
  return (
    <div className={styles.fallback}>
      <h2>{layout.formFailed}</h2>
      <p>
        {children}{' '}
        <Sentence text={layout.callOrEmail} phone={<PhoneLink />} email={<EmailLink />} />
      </p>
    </div>
  )
}
