import type { ReactNode } from 'react'
import { again } from '../shown.ts'

interface MessageProps {
  title: string
  /** What it means, and a way on. */
  children: ReactNode
}

/** Says that there is nothing to list, in place of the list. */
export function Empty({ title, children }: MessageProps) {
  return (
    <div className="message">
      <h2>{title}</h2>
      {children}
    </div>
  )
}

/** Says that something has not come through, and asks again on a press. */
export function Failed({ title, children }: MessageProps) {
  return (
    <div className="message" role="status">
      <h2>{title}</h2>
      {children}
      <button type="button" className="quiet" onClick={() => void again()}>
        Try again
      </button>
    </div>
  )
}
