/** What a person does in a browser, whatever its engine and whatever drives it. */
export interface Visitor {
  readonly engine: Engine
  /** As the browser states it: '153.7.0'. */
  readonly version: string
  /** Ends when the page has loaded. */
  goto: (address: string) => Promise<void>
  /** Goes on within the first frame of where it is, as soon as that is there; `goto` leaves it. */
  enter: () => Promise<void>
  /**
   * Runs a function in the page. It is sent as text, so it knows nothing from around it; arguments and
   * answer are JSON, and an element is none.
   */
  evaluate: <Args extends unknown[], Answer>(
    task: (...args: Args) => Answer | Promise<Answer>,
    ...args: Args
  ) => Promise<Answer>
  /** The same, in the page's own world, never in a frame's: what a page has bent is bent there. */
  inPage: Visitor['evaluate']
  /** Faults and warnings that the browser told of, as far as it tells: WebKitGTK's driver keeps them. */
  said: string[]
  /** What scripts of an origin hear of the page as a whole, as far as a browser tells: 'window pageshow'. */
  listeners: (origin: string) => Promise<string[]>
  /** Presses and lets go at a place of the window, or of the frame, in CSS px. */
  pressAt: (x: number, y: number) => Promise<void>
  /** Turns the wheel in the middle of the window, by CSS px downwards. */
  wheel: (down: number) => Promise<void>
  /** Presses keys one after the other; others than characters by their code in WebDriver, as `BACKSPACE`. */
  type: (text: string) => Promise<void>
  /** Chooses files in the file field that the function returns. */
  attach: (
    find: (...args: string[]) => Element | undefined,
    args: string[],
    files: string[],
  ) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  /** PNG of what is seen. */
  screenshot: () => Promise<Buffer>
  close: () => Promise<void>
}

export type Engine = 'chromium' | 'firefox' | 'webkit'

/** The key that takes back (WebDriver, 17.4.2). */
export const BACKSPACE = '\uE003'
/** The key that sends a form. */
export const ENTER = '\uE007'
/** The key that closes what is open. */
export const ESCAPE = '\uE00C'
