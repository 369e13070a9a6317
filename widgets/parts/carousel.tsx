// @chunk own
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import Swiper from 'swiper'
import swiperCss from 'swiper/css?inline'
import carouselCss from './carousel.css?inline'

/** Drops Swiper's `:host` rules, which would apply to our custom element. */
export const css = swiperCss.replace(/:host\s*\{[^}]*\}/g, '') + carouselCss

/** Transition time in ms unless reduced motion is preferred. */
const TURN = 220

export interface CarouselProps {
  /** Only the first is rendered until the pointer or focus enters. */
  slides: readonly { key: string; content: ReactNode }[]
  label: string
  takesFocus: boolean
  previous: string
  next: string
  at: (number: number, of: number) => string
  /** Receives the buttons, which belong outside the pictures: they would cover them. */
  onControls: (controls: ReactNode) => void
}

/** Slides to swipe, drag, or turn by buttons and arrow keys. Never moves on its own. */
export function Carousel(props: CarouselProps) {
  const { slides, label, takesFocus, previous, next, at, onControls } = props
  const element = useRef<HTMLDivElement>(null)
  const swiper = useRef<Swiper>(undefined)
  const [shown, setShown] = useState(0)
  const [touched, setTouched] = useState(false)
  const touch = () => setTouched(true)

  useEffect(() => {
    if (!element.current) return undefined
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    try {
      swiper.current = new Swiper(element.current, {
        speed: still ? 0 : TURN,
        rewind: true,
        on: { slideChange: ({ activeIndex }) => setShown(activeIndex) },
      })
    } catch {
      // If the host page has broken built-ins, the first slide stays and there are no buttons.
    }
    return () => {
      swiper.current?.destroy()
      onControls(null)
    }
  }, [])

  useEffect(() => {
    if (!swiper.current) return
    swiper.current.update()
    setShown(swiper.current.activeIndex)
  }, [slides.length])

  const turn = (by: 1 | -1) => {
    touch()
    if (by > 0) swiper.current?.slideNext()
    else swiper.current?.slidePrev()
  }
  const press = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!by) return
    event.preventDefault()
    turn(by > 0 === !swiper.current?.rtlTranslate ? 1 : -1)
  }
  const keys = { onFocus: touch, onKeyDown: press }
  useEffect(() => {
    if (!swiper.current) return
    onControls(
      <>
        <Turn name={previous} takesFocus={takesFocus} onClick={() => turn(-1)} {...keys} />
        <span aria-hidden="true" key={shown}>{`${shown + 1} / ${slides.length}`}</span>
        <Turn name={next} onClick={() => turn(1)} {...keys} />
      </>,
    )
  }, [shown, slides.length])

  return (
    <div
      className="carousel"
      part="carousel"
      role="group"
      aria-label={label}
      onPointerEnter={touch}
    >
      <div className="swiper" ref={element}>
        <div className="swiper-wrapper">
          {slides.map(({ key, content }, index) => (
            <div className="swiper-slide" key={key} aria-hidden={index !== shown}>
              {(touched || index === 0) && content}
            </div>
          ))}
        </div>
      </div>
      <p role="status">{touched && at(shown + 1, slides.length)}</p>
    </div>
  )
}

interface TurnProps extends ComponentProps<'button'> {
  name: string
  takesFocus?: boolean
}

function Turn({ name, takesFocus, ...rest }: TurnProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current!.focus()
  }, [])
  return <button ref={button} type="button" aria-label={name} {...rest} />
}
