/* oxlint-disable jsx-a11y/media-has-caption -- A visitor's own video has no captions yet. */
import { useEffect, useRef, useState } from 'react'
import { hasPolicy } from './policy.ts'

export interface VideoPreviewProps {
  file: File
  label: string
  /** Whether the page says that its policy lets `blob:` media. */
  allowed: boolean
}

/**
 * A look at a video before it is sent. The browser reads it from disk as it plays; where it cannot, or
 * the page has a policy and does not say that it lets `blob:` media, there is a sign in its place: a try
 * would be reported to the page's owner.
 */
export function VideoPreview({ file, label, allowed }: VideoPreviewProps) {
  const player = useRef<HTMLVideoElement>(null)
  const [broken, setBroken] = useState<File>()
  useEffect(() => {
    const { current } = player
    if (!current || (!allowed && hasPolicy(current.parentElement!))) return setBroken(file)
    const address = URL.createObjectURL(file)
    // Some browsers show a first picture only when they are told where.
    current.src = `${address}#t=0.001`
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
