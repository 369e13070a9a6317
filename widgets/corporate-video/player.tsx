import { useEffect, useLayoutEffect, useRef } from 'react'
import { corporateVideo as messages } from '../messages/en-corporate-video.ts'
import type { CorporateVideoDetails } from '../contract/corporate-videos.ts'

export interface PlayerProps extends CorporateVideoDetails {
  src: string
  /** Loads, and is not seen yet. */
  hidden: boolean
  onShown: (player: HTMLVideoElement) => void
  /** It knows how long it is, and can begin. */
  onReady: () => void
  onBroken: () => void
}

/** The browser's own player. It starts by itself, silent, unless the visitor wants less motion. */
export function Player({ src, title, poster, captions, hidden, ...told }: PlayerProps) {
  const player = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (player.current) told.onShown(player.current)
  }, [])
  useLayoutEffect(() => {
    const video = player.current
    // Chromium keeps a video whose captions were on for ever, with all that was around it.
    return () => {
      if (!video) return
      const [track] = video.textTracks
      if (track) track.mode = 'disabled'
      video.replaceChildren()
      video.removeAttribute('src')
      video.load()
    }
  }, [])
  return (
    <video
      ref={player}
      part="video"
      className={hidden ? 'hidden' : ''}
      aria-label={title ?? messages.video}
      // Captions come only with this, and it counts only before the address.
      crossOrigin="anonymous"
      muted
      controls
      playsInline
      preload="metadata"
      autoPlay={!globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches}
      poster={poster}
      src={src}
      // Without pictures there is sound alone, which the browser takes for playing.
      onLoadedMetadata={({ currentTarget }) =>
        currentTarget.videoWidth === 0 ? told.onBroken() : told.onReady()
      }
      onError={told.onBroken}
    >
      {captions && (
        <track kind="captions" srcLang="en" label={messages.captions} src={captions} default />
      )}
    </video>
  )
}
