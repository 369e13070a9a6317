import * as says from '../messages/en/layout.ts'
import styles from './slides.module.css'

interface SlideControlsProps {
  at: number
  count: number
  /** Undefined if the carousel has no autoplay. */
  playing: boolean | undefined
  onPlay: (playing: boolean) => void
  onPlayLeft: () => void
  onTurn: (step: 1 | -1) => void
}

export function SlideControls(props: SlideControlsProps) {
  const { at, count, playing, onPlay, onPlayLeft, onTurn } = props
  return (
    <div className={styles.controls} data-controls>
      {playing !== undefined && (
        <button
          type="button"
          aria-label={playing ? says.pauseSlides : says.playSlides}
          onClick={() => onPlay(!playing)}
          onPointerLeave={onPlayLeft}
          onBlur={onPlayLeft}
        >
          <Sign path={playing ? 'M5.5 3V13M10.5 3V13' : 'M5 3L12 8L5 13Z'} />
        </button>
      )}
      <button type="button" aria-label={says.previousSlide} onClick={() => onTurn(-1)}>
        <Sign className={styles.turn} path="M10 3L5 8L10 13" />
      </button>
      <span className={styles.count} dir="ltr" aria-live={playing ? 'off' : 'polite'}>
        <span className="visually-hidden">{says.slide} </span>
        {at + 1} <span aria-hidden="true">/</span>
        <span className="visually-hidden">{says.ofSlides}</span> {count}
      </span>
      <button type="button" aria-label={says.nextSlide} onClick={() => onTurn(1)}>
        <Sign className={styles.turn} path="M6 3L11 8L6 13" />
      </button>
    </div>
  )
}

function Sign({ path, className }: { path: string; className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 16 16"
      width="16"
      height="16"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}
