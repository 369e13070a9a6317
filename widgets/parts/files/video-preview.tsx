/* oxlint-disable jsx-a11y/media-has-caption -- A visitor's own video has no captions yet. */
import { useEffect, useRef, useState } from 'react'
import { hasPolicy } from '../policy.ts'

export interface VideoPreviewProps {
  file: File
  label: string
  /** True if the page states that its policy allows `blob:` media. */
  allowed: boolean
}

/**
 * A preview that the browser streams from disk. If it cannot play, or the page has a policy and doesn't state that it
 * allows `blob:` media, a symbol replaces it: a try would be reported to the page's owner.
 */
export function VideoPreview({ file, label, allowed }: VideoPreviewProps) {
  const player = useRef<HTMLVideoElement>(null)
  const [broken, setBroken] = useState<File>()
  useEffect(() => {
    const { current } = player
    if (!current || (!allowed && hasPolicy(current.parentElement!))) return setBroken(file)
    const address = URL.createObjectURL(file)
    // Some browsers show a first frame only with a time offset.
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
