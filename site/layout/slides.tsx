import {
  Children,
  isValidElement,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type ReactNode,
  type UIEvent,
} from 'react'
import { autoplay as play } from './slide-autoplay.ts'
import { SlideControls } from './slide-controls.tsx'
import { nearest, prefersStill, show, turned, watchMotion } from './slide-track.ts'
import * as says from '../messages/en/layout.ts'
import styles from './slides.module.css'

interface SlidesProps {
  label: string
  /** One at a time, or as many as fit (specification, section 9). */
  perView?: 1 | 'reviews'
  /** Pauses on hover and focus, and can be stopped. */
  autoplay?: boolean
  children: ReactNode
}

/** Milliseconds until scrolling counts as finished. */
const REST = 120

/**
 * A scroll-snap carousel; JavaScript only adds the buttons. Swiper would need its script before the first swipe, and
 * has 17 times the bytes (`dist-spec/measured/carousel-size.ts`).
 */
export function Slides({ label, perView = 1, autoplay = false, children }: SlidesProps) {
  const slides = Children.toArray(children).filter((child) => isValidElement(child))
  const count = slides.length
  const several = count > 1
  const moves = autoplay && several
  const still = useSyncExternalStore(watchMotion, prefersStill, () => false)
  const [wanted, setWanted] = useState<boolean>()
  const playing = moves && (wanted ?? !still)
  const [at, setAt] = useState(0)
  const root = useRef<HTMLDivElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  const aim = useRef<number>(undefined)
  /** Set after pressing play: the pointer is over the carousel then, and must not pause it. */
  const insists = useRef(false)

  const turn = (step: 1 | -1) => {
    clearTimeout(rest.current)
    if (!track.current) return
    aim.current = turned(track.current, aim.current, step, moves ? count : undefined)
  }
  const turnByHand = (step: 1 | -1) => {
    setWanted(false)
    turn(step)
  }
  const turnByKey = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step || event.target !== event.currentTarget) return
    event.preventDefault()
    const backwards = getComputedStyle(event.currentTarget).direction === 'rtl'
    turnByHand(step > 0 === backwards ? -1 : 1)
  }
  const noteScroll = ({ currentTarget: row }: UIEvent) => {
    setAt(nearest(row) % count)
    clearTimeout(rest.current)
    rest.current = setTimeout(() => {
      const leaves = aim.current !== undefined && aim.current !== count
      aim.current = undefined
      // The last slide is a copy of the first, for endless autoplay.
      if (moves && !leaves && nearest(row) === count) show(row, 0, 'instant')
    }, REST)
  }

  useEffect(() => {
    // They may have played before React started.
    if (moves && track.current) setAt(nearest(track.current) % count)
    return () => clearTimeout(rest.current)
  }, [moves, count])
  useEffect(() => {
    if (!playing || !root.current) return
    return play(
      root.current,
      () => turn(1),
      () => insists.current,
    )
  }, [playing])

  return (
    <div
      ref={root}
      className={`${styles.slides} ${perView === 1 ? styles.single : styles.several}`}
      data-slides
      role="group"
      aria-roledescription={says.carousel}
      aria-label={label}
      data-count={count}
      data-autoplay={moves || undefined}
    >
      {several && (
        <SlideControls
          at={at}
          count={count}
          playing={moves ? playing : undefined}
          onPlay={(on) => {
            insists.current = on
            setWanted(on)
          }}
          onPlayLeft={() => (insists.current = false)}
          onTurn={turnByHand}
        />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Keys scroll it too. */}
      <div
        ref={track}
        className={styles.track}
        data-track
        role="group"
        aria-label={says.slides}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls needs focus for that.
        tabIndex={several ? 0 : undefined}
        onScroll={noteScroll}
        onKeyDown={several ? turnByKey : undefined}
      >
        {slides.map((slide, index) => (
          <div
            key={slide.key}
            className={styles.slide}
            data-slide
            role="group"
            aria-roledescription={says.oneSlide}
            aria-label={says.slideAt(index + 1, count)}
          >
            {slide}
          </div>
        ))}
        {moves && (
          <div className={styles.slide} data-slide inert>
            {slides[0]}
          </div>
        )}
      </div>
    </div>
  )
}
