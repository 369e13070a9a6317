/* oxlint-disable jsx-a11y/media-has-caption -- A visitor's own video has no captions yet. */
import { useEffect, useRef, useState } from 'react'

export interface VideoPreviewProps {
  file: File
  label: string
}

/**
 * A look at a video before it is sent. The browser reads it from disk as it plays; where it cannot, or
 * the page's policy forbids `blob:` media, there is a sign in its place.
 */
export function VideoPreview({ file, label }: VideoPreviewProps) {
  const player = useRef<HTMLVideoElement>(null)
  const [broken, setBroken] = useState<File>()
  useEffect(() => {
    const address = URL.createObjectURL(file)
    // Some browsers show a first picture only when they are told where.
    if (player.current) player.current.src = `${address}#t=0.001`
    return () => URL.revokeObjectURL(address)
  }, [file])
  return (
    <div className={broken === file ? 'preview none' : 'preview'} part="preview">
      <video
        ref={player}
        aria-label={label}
        controls
        playsInline
        preload="metadata"
        onError={() => setBroken(file)}
      />
    </div>
  )
}
