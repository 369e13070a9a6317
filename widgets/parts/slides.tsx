import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { Carousel } from './carousel.ts'
import { Retry } from './retry.tsx'
import { useLazy } from './use-lazy.ts'

export interface SlidesProps {
  /** Only the first is rendered until the carousel has loaded. */
  slides: readonly { key: string; content: ReactNode }[]
  adopt: (css: string) => void
  says: {
    label: string
    previous: string
    next: string
    at: (number: number, of: number) => string
    lost: string
    tryAgain: string
  }
  /** Receives the buttons, which belong outside the pictures: they would cover them. */
  onControls: (controls: ReactNode) => void
}

/**
 * Slides to swipe, drag, or turn by buttons and arrow keys. Never moves on its own. Swiper (20 KB) loads when a pointer
 * or the focus first enters, and a turn that was asked for before follows then.
 */
export function Slides({ slides, adopt, says, onControls }: SlidesProps) {
  const element = useRef<HTMLDivElement>(null)
  const first = useRef<HTMLButtonElement>(null)
  const carousel = useRef<Carousel>(undefined)
  const wanted = useRef<1 | -1>(undefined)
  const retried = useRef(false)
  const [shown, setShown] = useState(0)
  const [touched, setTouched] = useState(false)
  const touch = () => setTouched(true)
  const [part, load] = useLazy(() => import('./carousel.ts'), touched, adopt)
  const loaded = part === 'failed' ? undefined : part
  const count = slides.length

  useEffect(() => {
    if (!loaded) return undefined
    try {
      carousel.current = loaded.startCarousel(element.current!, setShown)
    } catch {
      // If the host page has broken built-ins, the first slide stays and there are no buttons.
      return onControls(null)
    }
    if (retried.current) first.current?.focus()
    if (wanted.current) carousel.current.turn(wanted.current)
    return () => carousel.current?.stop()
  }, [loaded])

  useEffect(() => {
    if (carousel.current) setShown(carousel.current.update())
  }, [count])

  const turn = (by: 1 | -1) => {
    touch()
    wanted.current = by
    carousel.current?.turn(by)
  }
  const press = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!by) return
    event.preventDefault()
    const isLeftwards = getComputedStyle(element.current!).direction === 'rtl'
    turn(by > 0 === isLeftwards ? -1 : 1)
  }
  const keys = { onFocus: touch, onKeyDown: press }
  useEffect(() => {
    if (loaded && !carousel.current) return
    onControls(
      <>
        <Turn button={first} name={says.previous} onClick={() => turn(-1)} {...keys} />
        <span aria-hidden="true" key={shown}>{`${shown + 1} / ${count}`}</span>
        <Turn name={says.next} onClick={() => turn(1)} {...keys} />
      </>,
    )
  }, [shown, count])
  const retry = () => {
    retried.current = true
    return load()
  }

  return (
    <>
      <div
        className="carousel"
        part="carousel"
        role="group"
        aria-label={says.label}
        onPointerEnter={touch}
      >
        <div className="swiper" ref={element}>
          <div className="swiper-wrapper">
            {slides.map(({ key, content }, index) => (
              <div className="swiper-slide" key={key} aria-hidden={index !== shown}>
                {(loaded || index === 0) && content}
              </div>
            ))}
          </div>
        </div>
        <p role="status">{loaded && touched && says.at(shown + 1, count)}</p>
      </div>
      {part === 'failed' && <Retry text={says.lost} label={says.tryAgain} onRetry={retry} />}
    </>
  )
}

interface TurnProps extends ComponentProps<'button'> {
  name: string
  button?: RefObject<HTMLButtonElement | null>
}

function Turn({ name, button, ...rest }: TurnProps) {
  return <button {...(button && { ref: button })} type="button" aria-label={name} {...rest} />
}
