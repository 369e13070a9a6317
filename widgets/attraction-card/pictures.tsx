import { type ReactNode, useState } from 'react'
import { useLazy } from '../parts/use-lazy.ts'
import type { Messages } from '../messages/say.ts'
import { Retry } from '../parts/retry.tsx'
import { Opener, type Opening } from './opener.tsx'

export interface PicturesProps {
  name: string
  /** Without duplicates. */
  addresses: readonly string[]
  opening: Opening
  adopt: (css: string) => void
  messages: Messages['attraction']
  onControls: (controls: ReactNode) => void
}

let fresh: HTMLImageElement[] = []

/**
 * Without a `color-scheme` on the page, an SVG would follow the system's dark mode (CSS Color Adjustment, section 2.3).
 * Reads all pictures before changing any, to avoid repeated style recalculation.
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
 * The first picture, and a carousel for more of them once Swiper (20 KB) has loaded, or a retry. The placeholder behind
 * shows until a picture loads.
 */
export function Pictures(props: PicturesProps) {
  const { name, addresses, opening, adopt, messages, onControls } = props
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
      onControls={onControls}
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
