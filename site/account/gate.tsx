import type { ReactNode } from 'react'
import { NightTrain } from '../pictures/night-train.tsx'
import styles from './gate.module.css'

interface GateProps {
  title: string
  lead?: ReactNode
  children: ReactNode
}

export function Gate({ title, lead, children }: GateProps) {
  return (
    <div className={styles.gate}>
      <NightTrain className={styles.poster} />
      <div className={styles.task}>
        <h1>{title}</h1>
        {lead && <p className="lead-paragraph">{lead}</p>}
        {children}
      </div>
    </div>
  )
}
