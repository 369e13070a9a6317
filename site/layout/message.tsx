import type { ComponentProps, ReactNode } from 'react'
import { again } from '../routing/current-page.ts'
import styles from './message.module.css'

interface MessageProps {
  title: string
  /** What it means, and a way on. */
  children: ReactNode
}

/** A word to the visitor, set apart from the page. */
export function Message({ title, children, ...rest }: MessageProps & ComponentProps<'div'>) {
  return (
    <div className={styles.message} {...rest}>
      <h2>{title}</h2>
      {children}
    </div>
  )
}

/** Says that there is nothing to list, in place of the list. */
export function Empty({ title, children }: MessageProps) {
  return <Message title={title}>{children}</Message>
}

/** Says that something has not come through, and asks again on a press. */
export function Failed({ title, children }: MessageProps) {
  return (
    <Message title={title} role="status">
      {children}
      <button type="button" className="quiet-button" onClick={() => void again()}>
        Try again
      </button>
    </Message>
  )
}
