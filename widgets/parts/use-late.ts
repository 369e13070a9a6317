import { useEffect, useState } from 'react'
import { LATE } from '../contract/limits.ts'
import { isLoadHanging } from '../contract/values/load.ts'

const TICK = 1000

/** True after ten seconds of waiting while a lazy chunk hangs. */
export function useLate(waiting: boolean): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!waiting) return undefined
    let waited = 0
    const clock = setInterval(() => {
      waited += TICK
      setLate(waited >= LATE && isLoadHanging())
    }, TICK)
    return () => {
      clearInterval(clock)
      setLate(false)
    }
  }, [waiting])
  return waiting && late
}
