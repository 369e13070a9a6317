// @chunk own
import Swiper from 'swiper'
import swiperCss from 'swiper/css?inline'

/** Drops Swiper's `:host` rules, which would apply to our custom element. */
export const css = swiperCss.replace(/:host\s*\{[^}]*\}/g, '')

/** Transition time in ms unless reduced motion is preferred. */
const TURN = 220

export interface Carousel {
  turn: (by: 1 | -1) => void
  /** After the number of slides has changed. Returns the index of the one shown. */
  update: () => number
  stop: () => void
}

/** Lets slides be swiped and dragged. `onShow` gets the index of each slide that comes. */
export function startCarousel(element: HTMLElement, onShow: (index: number) => void): Carousel {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const swiper = new Swiper(element, {
    speed: still ? 0 : TURN,
    rewind: true,
    on: { slideChange: ({ activeIndex }) => onShow(activeIndex) },
  })
  return {
    turn: (by) => void (by > 0 ? swiper.slideNext() : swiper.slidePrev()),
    update: () => {
      swiper.update()
      return swiper.activeIndex
    },
    stop: () => swiper.destroy(),
  }
}
