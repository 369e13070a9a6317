import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import type { Photo } from './photos.ts'
import * as says from '../messages/en/reviews.ts'
import styles from './lightbox.module.css'

interface LightboxProps {
  label: string
  photos: readonly Photo[]
  at: number
  onMove: (to: number) => void
  onClose: () => void
}

/** Minimum swipe distance in px. */
const SWIPE = 48

export function Lightbox({ label, photos, at, onMove, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const from = useRef<number>(undefined)
  const photo = photos[at]
  const several = photos.length > 1

  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal()
  }, [])

  const rtl = () => dialog.current !== null && getComputedStyle(dialog.current).direction === 'rtl'
  const turn = (by: number) => onMove((at + by + photos.length) % photos.length)
  const onKey = ({ key }: KeyboardEvent) => {
    if (!several) return
    const forward = rtl() ? 'ArrowLeft' : 'ArrowRight'
    if (key === 'ArrowLeft' || key === 'ArrowRight') turn(key === forward ? 1 : -1)
    if (key === 'Home') onMove(0)
    if (key === 'End') onMove(photos.length - 1)
  }
  const onDown = ({ clientX, isPrimary }: PointerEvent) => {
    from.current = isPrimary ? clientX : undefined
  }
  const onUp = ({ clientX }: PointerEvent) => {
    const way = clientX - (from.current ?? clientX)
    from.current = undefined
    if (several && Math.abs(way) > SWIPE) turn(way < 0 !== rtl() ? 1 : -1)
  }

  if (!photo) return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Keys turn its pages wherever the focus is in it.
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-label={label}
      onClose={onClose}
      onKeyDown={onKey}
      onClick={({ target }) => target === dialog.current && dialog.current.close()}
    >
      <p className={styles.at} role="status">
        <span className="visually-hidden">{photo.says}, </span>
        {at + 1} / {photos.length}
      </p>
      <img
        key={photo.address}
        className={styles.photo}
        src={photo.address}
        alt={photo.says}
        draggable={false}
        onPointerDown={onDown}
        onPointerUp={onUp}
        onPointerCancel={() => (from.current = undefined)}
      />
      {several && (
        <>
          <Turn name={says.previousPhoto} className={styles.before} onPress={() => turn(-1)} />
          <Turn name={says.nextPhoto} className={styles.after} onPress={() => turn(1)} />
        </>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label={says.closePhoto}
        onClick={() => dialog.current?.close()}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 5l14 14M19 5L5 19" />
        </svg>
      </button>
    </dialog>
  )
}

function Turn(props: { name: string; className: string | undefined; onPress: () => void }) {
  return (
    <button
      type="button"
      className={props.className}
      aria-label={props.name}
      onClick={props.onPress}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M9 4l8 8-8 8" />
      </svg>
    </button>
  )
}
