import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Messages } from '../messages/say.ts'
import type { CorporateVideoDetails } from '../contract/corporate-videos.ts'

export interface PlayerProps extends CorporateVideoDetails {
  src: string
  hidden: boolean
  messages: Messages['corporateVideo']
  onShown: (player: HTMLVideoElement) => void
  /** Metadata has loaded. */
  onReady: () => void
  onBroken: () => void
}

/** The native player. Autoplays muted, unless reduced motion is preferred. */
export function Player(props: PlayerProps) {
  const { src, title, poster, captions, hidden, messages, ...told } = props
  const player = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (player.current) told.onShown(player.current)
  }, [])
  useLayoutEffect(() => {
    const video = player.current
    // Chromium leaks a video whose captions were on, with everything around it.
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
      // Required for captions, and only effective before `src`.
      crossOrigin="anonymous"
      muted
      controls
      playsInline
      preload="metadata"
      autoPlay={!globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches}
      poster={poster}
      src={src}
      // Without a picture track, browsers play the sound alone.
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
