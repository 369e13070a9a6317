import type { ReactNode } from 'react'
import { NightTrain } from './night-train.tsx'
import '../styles/account.css'

interface GateProps {
  title: string
  /** What this page is for, in a sentence. */
  lead?: ReactNode
  children: ReactNode
}

/** A page before somebody is signed in: one task, beside a poster. */
export function Gate({ title, lead, children }: GateProps) {
  return (
    <div className="gate">
      <NightTrain className="gate-poster scene" />
      <div className="gate-task">
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
    </div>
  )
}
