/** A browser as used by a person, independent of engine and driver. */
export interface Visitor {
  readonly engine: Engine
  /** As reported by the browser: '153.7.0'. */
  readonly version: string
  goto: (address: string) => Promise<void>
  /** Switches to the first frame inside the current one, once it exists. `goto` leaves it. */
  enter: () => Promise<void>
  /** Runs a function in the page. It is sent as text, so it is self-contained. Arguments and result are JSON. */
  evaluate: <Args extends unknown[], Answer>(
    task: (...args: Args) => Answer | Promise<Answer>,
    ...args: Args
  ) => Promise<Answer>
  /** The same, but in the page's own world and never in a frame, so that its changes to globals apply. */
  inPage: Visitor['evaluate']
  /** Errors and warnings reported by the browser. WebKitGTK's driver reports none. */
  said: string[]
  /** Page-wide listeners of scripts from an origin, such as 'window pageshow', if the browser lists them. */
  listeners: (origin: string) => Promise<string[]>
  /** Presses and releases at a point of the window or frame, in CSS px. */
  pressAt: (x: number, y: number) => Promise<void>
  /** Turns the wheel in the middle of the window, by CSS px downwards. */
  wheel: (down: number) => Promise<void>
  /** Presses keys one by one; special keys by their WebDriver code, such as `BACKSPACE`. */
  type: (text: string) => Promise<void>
  attach: (
    find: (...args: string[]) => Element | undefined,
    args: string[],
    files: string[],
  ) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  screenshot: () => Promise<Buffer>
  close: () => Promise<void>
}

export type Engine = 'chromium' | 'firefox' | 'webkit'

/** Key codes (WebDriver, 17.4.2). */
export const BACKSPACE = '\uE003'
export const ENTER = '\uE007'
export const ESCAPE = '\uE00C'
