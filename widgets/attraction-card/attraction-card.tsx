import { useEffect, useLayoutEffect, useRef } from 'react'
import { loadAgain } from '../contract/values/load.ts'
import type { HostProps } from '../element/host-props.ts'
import { useLate } from '../parts/use-late.ts'
import { lazily, useLazy } from '../parts/use-lazy.ts'
import { useNear } from '../screen/use-near.ts'
import { useStore } from '../screen/use-store.ts'
import { card } from '../messages/en/attraction-card.ts'
import { Button } from '../parts/button.tsx'
import { attractionOf } from '../stores/attractions.ts'
import type { AttractionProps } from './attraction.tsx'

export interface AttractionCardProps extends HostProps, Pick<AttractionProps, 'href' | 'headline'> {
  attraction: string
}

export const loadAttraction = lazily(() => import('./attraction.tsx'))

/**
 * One attraction. Its height is the same in every state. The lazy part loads along with the schemas for its data, so it
 * delays nothing.
 */
export function AttractionCard(props: AttractionCardProps) {
  const { provider, theme, adopt, say, attraction: id } = props
  const messages = say(card)
  const root = useRef<HTMLElement>(null)
  const near = useNear(root)
  const retried = useRef(false)
  const store = attractionOf(provider, id)
  const now = useStore(store.$attraction)
  const [part, loadPart] = useLazy(
    loadAttraction,
    (near || now.state === 'ready') && id !== '',
    adopt,
  )
  const late = useLate(near && now.state === 'loading')
  const failed = late || now.state === 'failed' || (now.state === 'ready' && part === 'failed')
  const drawn = now.state === 'ready' && part && part !== 'failed' && (
    <part.Attraction {...props} attraction={now.attraction} retried={retried} />
  )
  const state = failed ? 'failed' : now.state === 'ready' && !drawn ? 'loading' : now.state
  const again = now.state === 'failed' && now.again

  useEffect(() => {
    if (near) store.load()
  }, [near, store])
  useLayoutEffect(() => {
    if (state !== 'failed') retried.current = false
    if (state === 'ready') props.ready()
  }, [state])
  const retry = () => {
    retried.current = true
    loadAgain()
    if (part === 'failed') void loadPart()
    store.retry()
  }

  return (
    <article
      ref={root}
      className={`root ${theme} ${state}`}
      part="root"
      lang={messages.lang}
      dir={messages.dir}
      aria-busy={state === 'loading'}
    >
      {drawn || (
        <>
          <div className="frame" part="frame">
            <slot name="picture" />
          </div>
          <div className="body" part="body">
            {state === 'unknown' && <p part="notice">{messages.unknown}</p>}
            {failed && (
              <>
                <p role="status" part="notice failure">
                  {again ? messages.loading : messages.failed}
                </p>
                <Button
                  kind="quiet"
                  label={messages.tryAgain}
                  busy={again && messages.loading}
                  onClick={retry}
                />
              </>
            )}
          </div>
        </>
      )}
    </article>
  )
}
