import { useEffect, useId, useRef, useState } from 'react'
import styles from './long-text.module.css'

/** Characters up to which a text is shown whole, and those of a longer one that are shown at first. */
const LONG = 280
const SHOWN = 200

/** A text and where it is cut: after a word, where it has one; a short one is not cut. */
export function cut(text: string): [shown: string, rest: string] {
  if (text.length <= LONG) return [text, '']
  const [shown = ''] =
    RegExp(`^[^]{1,${SHOWN}}(?=\\s)`, 'u').exec(text) ??
    RegExp(`^[^]{1,${SHOWN}}`, 'u').exec(text) ??
    []
  return [shown, text.slice(shown.length)]
}

interface LongTextProps {
  children: string
  /** Whose text it is: a page has many buttons of one name. */
  by: string
}

/** What somebody wrote. Of a long text the beginning; the rest comes by a button, and needs no scripts to be read. */
export function LongText({ children: text, by }: LongTextProps) {
  const [isWhole, setWhole] = useState(false)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const wasWhole = useRef(false)

  // Whoever has read to the end of a very long one would else be left far below it.
  useEffect(() => {
    if (wasWhole.current && !isWhole) button.current?.scrollIntoView({ block: 'nearest' })
    wasWhole.current = isWhole
  }, [isWhole])

  const [shown, rest] = cut(text)
  return (
    <>
      <p id={id} className={isWhole ? styles.text : `${styles.text} ${styles.cut}`} dir="auto">
        {shown}
        {rest && <span className={styles.rest}>{rest}</span>}
      </p>
      {rest && (
        <button
          ref={button}
          type="button"
          className={styles.more}
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Read less' : 'Read more'}
          <span className="visually-hidden"> of the review by {by}</span>
        </button>
      )}
    </>
  )
}
