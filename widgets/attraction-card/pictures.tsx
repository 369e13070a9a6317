import { type ReactNode, useEffect, useState } from 'react'
import type { Messages } from '../messages/say.ts'
import { Slides } from '../parts/slides.tsx'
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

/** The picture, or slides of several. The placeholder behind shows until a picture loads. */
export function Pictures(props: PicturesProps) {
  const { name, addresses, opening, adopt, messages, onControls } = props
  const [lost, setLost] = useState<readonly string[]>([])
  const left = addresses.filter((address) => !lost.includes(address))
  const [first] = left
  const many = left.length > 1
  useEffect(() => {
    if (!many) onControls(null)
  }, [many])
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
  if (!many) return draw(first, '')
  return (
    <Slides
      key={addresses.join(' ')}
      adopt={adopt}
      says={{ ...messages, label: messages.pictures(name) }}
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
