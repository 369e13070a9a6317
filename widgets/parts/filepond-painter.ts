/**
 * Frames for FilePond, which draws all it does in them. Left to itself it keeps a global, and asks for
 * frames for ever. Whatever FilePond is imported with comes after this module, and `giveBack` after it:
 * all of it runs in one go, so no script of the page sees what is lent in between.
 */

const GLOBAL = '__framePainter'

/** What FilePond adds itself to where it finds one: functions that look at the page, and that draw. */
const painter: { readers: (() => void)[]; writers: ((now: number) => void)[] } = {
  readers: [],
  writers: [],
}

const ofHost = Object.getOwnPropertyDescriptor(window, GLOBAL)
Object.defineProperty(window, GLOBAL, { value: painter, writable: true, configurable: true })
let lent = true

/** Puts back what the page has there, or nothing. */
export function giveBack(): void {
  if (lent && ofHost) Object.defineProperty(window, GLOBAL, ofHost)
  else if (lent) Reflect.deleteProperty(window, GLOBAL)
  lent = false
}
// FilePond may break down while it is loaded, where a page has bent what it is made of.
queueMicrotask(giveBack)

/** Milliseconds of a frame, at least. */
const FRAME = 16
/** Milliseconds that it is watched for, after something moved or was done to it: its longest timer and more. */
const WATCH = 1000
/** Where a picture is still awaited, which comes from a worker unheard: milliseconds to a look, and how many. */
const LOOK = 250
const LOOKS = 120

/** Elements that it is drawn in, and whom to tell that it cannot be. */
const shown = new Map<HTMLElement, () => void>()
let leaving = 0
let frame = 0
let timer: ReturnType<typeof setTimeout> | undefined
let until = 0
let looks = 0
let last = 0

/** Something is done to FilePond, or has changed in it: it may have something to draw. */
export function wake(): void {
  until = performance.now() + WATCH
  looks = 0
  look()
}

function look(): void {
  clearTimeout(timer)
  if (shown.size > 0 && leaving === 0) frame ||= requestAnimationFrame(paint)
}

function paint(now: number): void {
  frame = 0
  if (now - last >= FRAME) {
    last = now - ((now - last) % FRAME)
    try {
      for (const read of painter.readers) read()
      for (const write of painter.writers) write(now)
    } catch {
      // A page has bent what it is made of; it would fail at every frame.
      for (const fail of shown.values()) fail()
      return
    }
  }
  if (now < until) look()
  else if (awaitsPicture() && looks < LOOKS) {
    looks += 1
    timer = setTimeout(look, LOOK)
  }
}

const awaitsPicture = () =>
  [...shown.keys()].some((root) => {
    const count = (selector: string) => root.querySelectorAll(selector).length
    return count('.filepond--image-preview-wrapper') > count('canvas')
  })

const DONE_TO_IT = 'pointerdown pointermove click keydown focusin dragenter dragover dragleave drop'

/** Draws what FilePond has in an element, for as long as it is there and can be drawn. Returns what ends it. */
export function paintIn(root: HTMLElement, onFailed: () => void): () => void {
  const ended = new AbortController()
  const { signal } = ended
  for (const type of DONE_TO_IT.split(' ')) root.addEventListener(type, wake, { signal })
  window.addEventListener('resize', wake, { signal })
  document.addEventListener('visibilitychange', wake, { signal })
  const mutations = new MutationObserver(wake)
  mutations.observe(root, { subtree: true, childList: true, attributes: true })
  // Tells at once, and when it was hidden.
  const sizes = new ResizeObserver(wake)
  sizes.observe(root)
  shown.set(root, onFailed)
  return () => {
    ended.abort()
    mutations.disconnect()
    sizes.disconnect()
    shown.delete(root)
    cancelAnimationFrame(frame)
    frame = 0
    clearTimeout(timer)
    // FilePond forgets what is destroyed in a timer's time; until then it would draw it once more.
    leaving += 1
    queueMicrotask(() =>
      setTimeout(() => {
        leaving -= 1
        wake()
      }),
    )
  }
}
