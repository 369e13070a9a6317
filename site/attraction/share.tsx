import { useEffect, useRef, useState } from 'react'
import { copied } from '../layout/copied.ts'
import * as says from '../messages/en/attraction.ts'
import styles from './share.module.css'

interface ShareProps {
  name: string
  path: string
}

/** Result of an attempt; `tries` makes each one announce its message. */
interface Outcome {
  state: 'copied' | 'by hand'
  tries: number
}

export function Share({ name, path }: ShareProps) {
  const [outcome, setOutcome] = useState<Outcome>()
  const address = useRef<HTMLInputElement>(null)
  const tries = outcome?.tries ?? 0
  useEffect(() => {
    if (outcome?.state === 'by hand') address.current?.select()
  }, [outcome])

  const share = async () => {
    const url = new URL(path, location.origin).href
    if (await offered({ title: name, url })) return
    setOutcome({ state: (await copied(url)) ? 'copied' : 'by hand', tries: tries + 1 })
  }

  return (
    <div className={styles.share}>
      <button type="button" className={styles.button} onClick={() => void share()}>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
          <path d="M12 15V3M7 8L12 3L17 8M5 12V21H19V12" />
        </svg>
        {says.share}
      </button>
      <p role="status">{outcome?.state === 'copied' && <span key={tries}>{says.copied}</span>}</p>
      {outcome?.state === 'by hand' && (
        <label className={styles.address}>
          {says.copy}
          <input ref={address} readOnly value={new URL(path, location.origin).href} />
        </label>
      )}
    </div>
  )
}

/** True if the share sheet opened, even if the visitor cancelled it. */
async function offered(what: ShareData): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false
  try {
    await navigator.share(what)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
