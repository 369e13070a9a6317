import type { ComponentType } from 'react'
import { createRoot, type Root } from 'react-dom/client'
// JSX imports this anyway; `createElement` would add bytes.
import { jsx } from 'react/jsx-runtime'
import type { Say } from '../messages/say.ts'
import { load, persist } from '../contract/values/load.ts'
import { providerOf } from '../stores/provider.ts'
import { type Attribute, oneOf, reflect, text } from './attributes.ts'
import { isDebugged } from './debugged.ts'
import type { Prerendered, PrerenderedProps } from './prerendering.ts'
import { emit } from './emit.ts'
import type { HostProps } from './host-props.ts'
import { answerAsField, keepKeys } from './keys.ts'
import { languageOf, loadTranslation, translationOf } from './language.ts'
import { followPageWide, leavePageWide, PAGE_WIDE, type PageWide, pageWide } from './page-wide.ts'
import { PROPS, RENDER, wrap } from './r2wc.ts'
import { dress } from './sheets.ts'
import { whenSeen } from './when-seen.ts'
import tokens from './tokens.css?inline'

type Attributes = Record<string, Attribute<unknown>>
type Values<Own extends Attributes> = { [Name in keyof Own]: ReturnType<Own[Name]['parse']> }

const THEME = /* @__PURE__ */ oneOf('auto', 'light', 'dark')

/**
 * Defines a custom element that renders a screen into its open shadow root, unless the tag is defined. Fixes r2wc:
 * keeps properties set before the definition, reads attributes as in HTML (presence for booleans, removal restores the
 * default), renders once per task, and keeps the tree when the element moves.
 */
export function define<Own extends Attributes>(
  tag: string,
  own: Own,
  css: string,
  Screen: ComponentType<Values<Own> & HostProps>,
  prerendered: () => Promise<Prerendered<Values<Own> & HostProps>>,
): void {
  type Props = Values<Own> & HostProps
  if (customElements.get(tag)) return
  const attributes: Attributes = { ...own }
  for (const name of PAGE_WIDE) attributes[name] = text
  attributes.theme = THEME
  const names = Object.keys(attributes)
  const texts = [tokens, css]
  const draw = (root: Root, props: object) => {
    root.render(jsx(Screen, { ...props }))
    return root
  }
  const Base = wrap(
    Screen,
    { shadow: 'open', props: names },
    {
      mount: (_, __, props) => draw(props.taken ?? createRoot(props.container), props),
      update: draw,
      unmount: (root) => root.unmount(),
    },
  )

  class TripElement extends Base {
    #drawing = false
    #sight: IntersectionObserver
    #isDrawn = !!this.shadowRoot!.firstChild

    constructor() {
      super()
      // Also in the props. On the element, the host page could see and break it.
      delete this.container
      const tell = (name: string, detail: object) => emit(this, name, detail)
      tell.host = this as Element
      tell.read = (name: PageWide) => pageWide(this, name)
      this.#sight = whenSeen(this, () => tell('view', {}))
      const say: Say = (english) => ({
        ...english,
        ...translationOf(this)?.[english.id],
        ...window.tripMessages?.[english.id],
      })
      let isReady = false
      const kept = new Map<(language: Say) => unknown, unknown>()
      Object.assign(this[PROPS], {
        say,
        emit: tell,
        ready: () => {
          if (isReady) return
          isReady = true
          let bytes = 0
          for (const file of performance.getEntriesByType('resource'))
            if (file.name.includes('/widgets/'))
              bytes += (file as PerformanceResourceTiming).transferSize
          tell('ready', { milliseconds: performance.now(), bytes })
        },
        adopt: (css: string) => {
          if (!texts.includes(css)) texts.push(css)
          dress(this.shadowRoot!, texts)
        },
        once: (make: (language: Say) => unknown) => {
          if (!kept.has(make)) kept.set(make, make(say))
          return kept.get(make)
        },
      })
      for (const name of names) {
        const early = Object.getOwnPropertyDescriptor(this, name)
        if (!early) continue
        delete this[name]
        this[name] = early.value
      }
    }

    override attachShadow(init: ShadowRootInit): ShadowRoot {
      // A second call would empty a declarative shadow root.
      const root = this.shadowRoot ?? super.attachShadow({ ...init, delegatesFocus: true })
      dress(root, texts)
      keepKeys(root)
      return root
    }

    attributeChangedCallback() {
      this[RENDER]()
    }

    override connectedCallback() {
      followPageWide(this, () => this[RENDER]())
      super.connectedCallback()
      this.#sight.observe(this)
    }

    override disconnectedCallback() {
      queueMicrotask(() => {
        if (this.isConnected) return
        leavePageWide(this)
        this.#sight.disconnect()
        super.disconnectedCallback()
      })
    }

    /** Adopted styles are lost in another document, such as a popup. */
    adoptedCallback() {
      dress(this.shadowRoot!, texts)
    }

    /** With this callback, `moveBefore` doesn't disconnect the element. */
    connectedMoveCallback() {
      this[RENDER]()
    }

    override async [RENDER]() {
      await loadTranslation(this)
      if (this.#drawing) return
      this.#drawing = true
      queueMicrotask(async () => {
        const props = this[PROPS]
        this.#read()
        if (this.#isDrawn) {
          // If it fails, the server's HTML stays and works without JavaScript.
          await persist(async () => {
            const part = await load(prerendered)
            props.taken = await part.hydrate(props as PrerenderedProps<Props>)
            this.#read()
            this.#isDrawn = false
          })
        }
        this.#drawing = false
        if (!this.isConnected || this.#isDrawn) return
        super[RENDER]()
        if (isDebugged(this)) void import('../debug/debug.ts').catch(() => {})
      })
    }

    #read() {
      const props = this[PROPS]
      for (const name of names) props[name] = attributes[name]?.parse(this.getAttribute(name))
      props.theme = THEME.parse(pageWide(this, 'theme'))
      props.provider = providerOf(
        pageWide(this, 'provider'),
        pageWide(this, 'product'),
        pageWide(this, 'partner'),
        languageOf(this),
      )
    }
  }
  for (const name of names) reflect(TripElement.prototype, name, attributes[name] ?? text)
  answerAsField(TripElement.prototype)
  customElements.define(tag, TripElement)
}
