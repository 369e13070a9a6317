import { useEffect, useId, useRef, useState } from 'react'
import * as says from '../messages/en/reviews.ts'
import styles from './long-text.module.css'

/** Limit for showing a text whole, and length shown of a longer one. In characters. */
const LONG = 280
const SHOWN = 200

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
  /** The author, to make the button's name unique on the page. */
  by: string
  /** BCP 47 tag; undefined for English. */
  language: string | undefined
}

export function LongText({ children: text, by, language = 'en' }: LongTextProps) {
  const [isWhole, setWhole] = useState(false)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const wasWhole = useRef(false)

  // After collapsing a very long text, the visitor would be far below it.
  useEffect(() => {
    if (wasWhole.current && !isWhole) button.current?.scrollIntoView({ block: 'nearest' })
    wasWhole.current = isWhole
  }, [isWhole])

  const [shown, rest] = cut(text)
  return (
    <>
      <p
        id={id}
        className={isWhole ? styles.text : `${styles.text} ${styles.cut}`}
        lang={language}
        dir="auto"
      >
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
          {isWhole ? says.readLess : says.readMore}
          <span className="visually-hidden"> {says.readMoreOf(by)}</span>
        </button>
      )}
    </>
  )
}
