import { useEffect, useRef, useState } from 'react'
import { useStore } from '../element/use-store.ts'
import { corporateVideos, videoOf } from '../stores/corporate-videos.ts'
import type { Provider } from '../stores/provider.ts'
import type { Failure } from './failed.tsx'
import { Player } from './player.tsx'
export { default as css } from './film.css?inline'

export interface FilmProps {
  provider: Provider
  company: string
  /** Told why nothing plays, and nothing as soon as that is over. */
  onFailed: (failure: Failure | undefined) => void
}

/** The company's video, once it is known which one that is; until then what the page put in its place. */
export function Film({ provider, company, onFailed }: FilmProps) {
  const { $videos, reload } = corporateVideos(provider)
  const videos = useStore($videos)
  /** The address of a video that did not play. */
  const [broken, setBroken] = useState<string>()
  const wantsFocus = useRef(false)
  const video = videos.state === 'ready' ? videoOf(provider, videos.list, company) : undefined
  const unplayable = video && video.src === broken
  const name = unplayable ? 'Unplayable' : videos.state === 'failed' ? videos.failure : undefined

  useEffect(() => {
    const again = () => {
      wantsFocus.current = true
      if (unplayable) setBroken(undefined)
      else void reload()
    }
    onFailed(name && { name, again })
  }, [name, reload])

  if (name) return null
  if (!video) return <slot />
  return (
    <Player
      key={video.src}
      video={video}
      onShown={(player) => {
        // The button that was pressed is gone, and focus with it, unless the player takes it over.
        if (wantsFocus.current) player.focus()
        wantsFocus.current = false
      }}
      onBroken={() => setBroken(video.src)}
    />
  )
}
