import { type MouseEvent, useRef, useState } from 'react'
import { Slides } from '../layout/slides.tsx'
import { Lightbox } from './lightbox.tsx'
import { type Photo, smallOf } from './photos.ts'
import styles from './photo-links.module.css'

interface PhotoLinksProps {
  photos: readonly Photo[]
  label: string
  kind: 'slides' | 'thumbs'
}

/** Pictures that open in a lightbox; without JavaScript they link to their files. */
export function PhotoLinks({ photos, label, kind }: PhotoLinksProps) {
  const [at, setAt] = useState<number>()
  const opener = useRef<HTMLElement>(null)
  if (photos.length === 0) return null

  const open = (index: number) => (event: MouseEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    opener.current = event.currentTarget
    setAt(index)
  }
  const close = () => {
    setAt(undefined)
    opener.current?.focus()
  }
  const links = photos.map(({ address, says }, index) => (
    <a
      key={address}
      className={styles.photo}
      href={address}
      target="_self"
      aria-haspopup="dialog"
      onClick={open(index)}
    >
      <img
        src={kind === 'thumbs' ? smallOf(address) : address}
        alt={says}
        width={kind === 'thumbs' ? 72 : 480}
        height={kind === 'thumbs' ? 72 : 360}
        loading="lazy"
        decoding="async"
      />
    </a>
  ))

  return (
    <>
      {kind === 'slides' ? (
        <Slides label={label} perView="reviews">
          {links}
        </Slides>
      ) : (
        <ul className={styles.thumbs} aria-label={label}>
          {links.map((link) => (
            <li key={link.key}>{link}</li>
          ))}
        </ul>
      )}
      {at !== undefined && (
        <Lightbox label={label} photos={photos} at={at} onMove={setAt} onClose={close} />
      )}
    </>
  )
}
