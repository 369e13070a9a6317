/**
 * Runs FilePond's frames. By itself FilePond keeps a global and requests animation frames forever. Import this module
 * before FilePond and call `giveBack` after it. All of that runs in one task, so no script of the page sees the
 * borrowed global.
 */

const GLOBAL = '__framePainter'

/** FilePond adds its measuring and writing functions to such an object if the global has one. */
const painter: { readers: (() => void)[]; writers: ((now: number) => void)[] } = {
  readers: [],
  writers: [],
}

const ofHost = Object.getOwnPropertyDescriptor(window, GLOBAL)
Object.defineProperty(window, GLOBAL, { value: painter, writable: true, configurable: true })
let lent = true

export function giveBack(): void {
  if (lent && ofHost) Object.defineProperty(window, GLOBAL, ofHost)
  else if (lent) Reflect.deleteProperty(window, GLOBAL)
  lent = false
}
// FilePond may throw while loading if the page has broken built-ins.
queueMicrotask(giveBack)

/** Shortest frame in ms. */
const FRAME = 16
/** Ms to keep running frames after a change or an event: longer than FilePond's longest timer. */
const WATCH = 1000
/** Poll interval in ms, and number of polls, for a picture that FilePond decodes in a worker without an event. */
const LOOK = 250
const LOOKS = 120

const shown = new Map<HTMLElement, () => void>()
let leaving = 0
let frame = 0
let timer: ReturnType<typeof setTimeout> | undefined
let until = 0
let looks = 0
let last = 0

/** Restarts the frames after an event or a change in FilePond. */
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
      // The page has broken built-ins; every frame would fail.
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

/** Runs FilePond's frames for an element. Returns a cleanup function. */
export function paintIn(root: HTMLElement, onFailed: () => void): () => void {
  const ended = new AbortController()
  const { signal } = ended
  for (const type of DONE_TO_IT.split(' ')) root.addEventListener(type, wake, { signal })
  window.addEventListener('resize', wake, { signal })
  document.addEventListener('visibilitychange', wake, { signal })
  const mutations = new MutationObserver(wake)
  mutations.observe(root, { subtree: true, childList: true, attributes: true })
  // Also fires initially, and when the element is shown again.
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
    // FilePond drops destroyed views in a timeout and would render them once more until then.
    leaving += 1
    queueMicrotask(() =>
      setTimeout(() => {
        leaving -= 1
        wake()
      }),
    )
  }
}
