import { useEffect, useRef, useState } from 'react'
import type { Request, Result } from '../../widgets/api/client.ts'
import type { Endpoint } from '../../widgets/contract/endpoint.ts'
import { again } from '../routing/current-page.ts'
import { keepFresh } from './keep-fresh.ts'
import { askAsMe } from './session-client.ts'

/**
 * Repeats a page's call while its tab is visible. A failure leaves the last answer on screen, except that a link that
 * no longer works reloads the page's data.
 * @param loaded - the result with which the page was loaded
 * @returns the latest result, and a function that replaces it
 */
export function useFresh<Input, Output>(
  loaded: Result<Output>,
  endpoint: Endpoint<Input, Output>,
  request: Request<Input>,
): [latest: Result<Output>, keep: (answer: Output) => void] {
  const [newer, setNewer] = useState<{ than: Result<Output>; answer: Output }>()
  const page = useRef(loaded)
  const [keep] = useState(() => (answer: Output) => setNewer({ than: page.current, answer }))
  const text = JSON.stringify(request)
  useEffect(() => {
    page.current = loaded
    return keepFresh(async () => {
      const { answer, failure } = await askAsMe(endpoint, JSON.parse(text) as Request<Input>)
      if (answer && page.current === loaded) keep(answer)
      if (failure?.name === 'Refused' && failure.code === 'link_invalid') void again()
      return answer !== undefined
    })
  }, [loaded, endpoint, text, keep])
  return [newer?.than === loaded ? { answer: newer.answer } : loaded, keep]
}
