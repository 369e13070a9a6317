import type { ComponentProps, ReactNode } from 'react'
import { again } from '../routing/current-page.ts'
import * as layout from '../messages/en/layout.ts'
import styles from './message.module.css'

interface MessageProps {
  title: string
  children: ReactNode
}

export function Message({ title, children, ...rest }: MessageProps & ComponentProps<'div'>) {
  return (
    <div className={styles.message} {...rest}>
      <h2>{title}</h2>
      {children}
    </div>
  )
}

export function Empty({ title, children }: MessageProps) {
  return <Message title={title}>{children}</Message>
}

export function Failed({ title, children }: MessageProps) {
  return (
    <Message title={title} role="status">
      {children}
      <button type="button" className="quiet-button" onClick={() => void again()}>
        {layout.tryAgain}
      </button>
    </Message>
  )
}
