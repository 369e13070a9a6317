import { useState } from 'react'
import { useLazy } from '../parts/use-lazy.ts'
import { attraction as messages } from '../messages/en-attraction-card-later.ts'
import { Retry } from '../parts/retry.tsx'
import { Opener, type Opening } from './opener.tsx'

export interface PicturesProps {
  name: string
  /** Each of them once. */
  addresses: readonly string[]
  opening: Opening
  adopt: (css: string) => void
}

/** Pictures that have come since these were last looked at. */
let fresh: HTMLImageElement[] = []

/**
 * A drawn picture may have inks for the dark. On a page that names no `color-scheme` it would take those of
 * the system, where all else is light (CSS Color Adjustment, section 2.3). All that come together are asked before
 * any is changed: each question in between would have a browser work out the page's styles anew.
 */
function lightWithThePage(picture: HTMLImageElement | null): void {
  if (!picture || fresh.push(picture) > 1) return
  queueMicrotask(() => {
    const unnamed = fresh.filter((each) => getComputedStyle(each).colorScheme === 'normal')
    fresh = []
    for (const each of unnamed) each.style.colorScheme = 'light'
  })
}

/**
 * The first picture; where there are more, something to turn them with as soon as it has come, or the way
 * to try again. What is behind them is seen until one has come, and where none does. Swiper's 20 KB come
 * after it.
 */
export function Pictures({ name, addresses, opening, adopt }: PicturesProps) {
  const [asked, setAsked] = useState(false)
  const [lost, setLost] = useState<readonly string[]>([])
  const left = addresses.filter((address) => !lost.includes(address))
  const many = left.length > 1
  const [part, load] = useLazy(() => import('../parts/carousel.tsx'), many, adopt)
  const [first] = left
  if (!first) return null

  const draw = (address: string, alt: string) => (
    <img
      key={address}
      ref={lightWithThePage}
      part="picture"
      src={address}
      alt={alt}
      width="800"
      height="600"
      loading="lazy"
      decoding="sync"
      draggable={false}
      onError={() => setLost((lost) => [...lost, address])}
    />
  )
  if (!many || !part) return draw(first, '')
  const retry = () => {
    setAsked(true)
    return load()
  }
  if (part === 'failed') {
    return (
      <>
        {draw(first, '')}
        <Retry text={messages.lost} label={messages.tryAgain} onRetry={retry} />
      </>
    )
  }
  return (
    <part.Carousel
      key={addresses.join(' ')}
      takesFocus={asked}
      label={messages.pictures(name)}
      previous={messages.previous}
      next={messages.next}
      at={messages.at}
      slides={left.map((address, index) => ({
        key: address,
        content: (
          <>
            {draw(address, messages.picture(name, index + 1, left.length))}
            <Opener {...opening} />
          </>
        ),
      }))}
    />
  )
}
