import { type ReactNode, useEffect, useRef } from 'react'
import { Sentence } from '../layout/sentence.tsx'
import * as says from '../messages/en/sent.ts'
import styles from './confirmation.module.css'

export interface ConfirmationProps {
  /** Frame around it. */
  className?: string | undefined
  label: string
  title: string
  /** A sentence about what was sent. */
  what?: string
  reference?: string
  /** What happens next; empty if that isn't certain. */
  next: readonly string[]
  /** True right after sending: the title gets the focus. */
  isNew?: boolean
  level?: 1 | 2
  /** Buttons and links. */
  children: ReactNode
}

/** Confirmation of a sent form. `Thanks` of the widgets looks the same. */
export function Confirmation({ className = '', isNew, level = 2, ...props }: ConfirmationProps) {
  const { label, title, what, reference, next, children } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const [Title, Next] = level === 1 ? (['h1', 'h2'] as const) : (['h2', 'h3'] as const)
  useEffect(() => {
    // After the page's own focus on arrival.
    if (isNew) queueMicrotask(() => heading.current?.focus())
  }, [isNew])
  return (
    <section className={`${styles.confirmation} ${className}`} aria-label={label} data-confirmation>
      <Title ref={heading} className={styles.title} tabIndex={-1}>
        {title}
      </Title>
      {what && <p className={styles.what}>{what}</p>}
      {reference && (
        <p className={styles.reference}>
          <Sentence text={says.reference} reference={<strong>{reference}</strong>} />
        </p>
      )}
      {next.length > 0 && (
        <>
          <Next className={styles.next}>{says.next}</Next>
          <ol>
            {next.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </>
      )}
      <div className={styles.ways}>{children}</div>
    </section>
  )
}
