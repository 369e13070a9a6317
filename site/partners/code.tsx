import { useRef, useState } from 'react'
import { copied } from '../layout/copied.ts'
import * as says from '../messages/en/partners.ts'
import styles from './code.module.css'

interface CodeProps {
  label: string
  /** For the one that most people need. */
  strong?: boolean
  code: string
}

/** Code with a button that copies it. */
export function Code({ label, strong, code }: CodeProps) {
  const [said, setSaid] = useState<{ text: string; tries: number }>()
  const block = useRef<HTMLPreElement>(null)

  const copy = async () => {
    const isCopied = await copied(code)
    if (!isCopied && block.current) getSelection()?.selectAllChildren(block.current)
    const text = isCopied ? says.copied : says.copyByHand
    setSaid({ text, tries: (said?.tries ?? 0) + 1 })
  }

  return (
    <div className={styles.code}>
      <pre ref={block} lang="en" dir="ltr">
        <code>{code}</code>
      </pre>
      <div className={styles.copy}>
        <button
          type="button"
          className={strong ? 'strong-button' : 'quiet-button'}
          onClick={() => void copy()}
        >
          {says.copy}
          <span className="visually-hidden"> ({label})</span>
        </button>
        <p role="status">{said && <span key={said.tries}>{said.text}</span>}</p>
      </div>
    </div>
  )
}
