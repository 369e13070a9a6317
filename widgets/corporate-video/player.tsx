import { useEffect, useRef } from 'react'
import type { CorporateVideo } from '../contract/corporate-videos.ts'
import { corporateVideo as messages } from '../messages/en-corporate-video.ts'

export interface PlayerProps {
  video: CorporateVideo
  onShown: (player: HTMLVideoElement) => void
  onBroken: () => void
}

/** The browser's own player. It starts by itself, silent, unless the visitor wants less motion. */
export function Player({ video, onShown, onBroken }: PlayerProps) {
  const { src, poster, captions, title } = video
  const player = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const { host } = player.current!.getRootNode() as ShadowRoot
    // The page's own video is not seen any more, so it should not be heard either.
    for (const own of host.querySelectorAll('video')) own.pause()
    onShown(player.current!)
  }, [])
  return (
    <video
      ref={player}
      part="video"
      aria-label={title}
      // Captions of another origin come only with this, and it counts only before the address.
      crossOrigin={captions ? 'anonymous' : undefined}
      muted
      controls
      playsInline
      preload="metadata"
      autoPlay={!matchMedia('(prefers-reduced-motion: reduce)').matches}
      poster={poster}
      src={src}
      onError={onBroken}
    >
      {captions && (
        <track kind="captions" srcLang="en" label={messages.captions} src={captions} default />
      )}
    </video>
  )
}
