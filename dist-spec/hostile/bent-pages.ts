/* oxlint-disable no-extend-native, no-empty-function -- What pages do to their built-ins is the subject. */
import { BENT_BY_LIBRARIES, type BentPage } from './bent-by-libraries.ts'

/** Pages as libraries of older days, polyfills, monitors and names of elements leave them. */
export const BENT_PAGES: BentPage[] = [
  { name: 'nothing bent', bend: () => {} },
  {
    name: 'one function more on every object',
    bend: () => {
      Object.assign(Object.prototype, {
        extend(this: object, source: object) {
          return Object.assign(this, source)
        },
      })
    },
  },
  {
    name: 'an object and a text more on every object',
    bend: () => Object.assign(Object.prototype, { settings: { debug: false }, release: '1.0' }),
  },
  ...BENT_BY_LIBRARIES,
  {
    name: 'promises without finally and allSettled',
    bend: () => {
      delete (Promise.prototype as { finally?: unknown }).finally
      delete (Promise as { allSettled?: unknown }).allSettled
      delete (Promise as { any?: unknown }).any
    },
  },
  {
    name: 'an old polyfill of Promise',
    bend: () => {
      const Native = Promise
      type Take = (value: unknown) => unknown
      class OldPromise {
        native: Promise<unknown>
        constructor(work: (resolve: Take, reject: Take) => void) {
          this.native = new Native(work as never)
        }
        // oxlint-disable-next-line no-thenable -- It is a promise.
        then(good?: Take, bad?: Take) {
          return new OldPromise((resolve, reject) =>
            this.native.then(good, bad).then(resolve, reject),
          )
        }
        catch(bad: Take) {
          return this.then(undefined, bad)
        }
        static resolve(value: unknown) {
          return new OldPromise((resolve) => resolve(value))
        }
        static reject(reason: unknown) {
          return new OldPromise((_, reject) => reject(reason))
        }
        static all(list: unknown[]) {
          return new OldPromise((resolve, reject) => Native.all(list).then(resolve, reject))
        }
        static race(list: unknown[]) {
          return new OldPromise((resolve, reject) => Native.race(list).then(resolve, reject))
        }
      }
      Object.assign(window, { Promise: OldPromise })
    },
  },
  {
    name: 'polyfills of entries, values and fromEntries that take what is inherited',
    bend: () => {
      Object.assign(Object.prototype, { inherited() {} })
      Object.assign(Object, {
        entries(of: Record<string, unknown>) {
          const made: unknown[] = []
          for (const name in of) made.push([name, of[name]])
          return made
        },
        values(of: Record<string, unknown>) {
          const made: unknown[] = []
          for (const name in of) made.push(of[name])
          return made
        },
        fromEntries(entries: [string, unknown][]) {
          const made: Record<string, unknown> = {}
          for (let at = 0; at < entries.length; at += 1) made[entries[at]![0]] = entries[at]![1]
          return made
        },
      })
    },
  },
  {
    name: 'toJSON on everything',
    bend: () => {
      const toJSON = () => 'spoilt'
      for (const { prototype } of [Object, Array, String, Number, Date, Boolean]) {
        Object.defineProperty(prototype, 'toJSON', {
          value: toJSON,
          configurable: true,
          writable: true,
        })
      }
    },
  },
  {
    name: 'a fetch that a monitor has wrapped',
    bend: () => {
      const { fetch } = window
      window.fetch = async (...given) => {
        const response = await fetch(...given)
        return Object.assign(response, { trace: { span: '1' }, log() {}, ended: Date.now() })
      }
      Object.defineProperty(Response.prototype, 'traced', {
        enumerable: true,
        get() {
          throw new TypeError('Illegal invocation')
        },
      })
    },
  },
  {
    name: 'elements named like what a document can do',
    bend: () => {
      const NAMES =
        'querySelector querySelectorAll getElementById createElement currentScript cookie'
      document.addEventListener('readystatechange', () => {
        if (document.readyState !== 'interactive') return
        const page = document.body
        for (const name of NAMES.split(' ')) {
          const image = new Image()
          image.setAttribute('name', name)
          page.append(image)
        }
        const form = page.appendChild(
          new DOMParser().parseFromString('<form name="body"></form>', 'text/html').forms[0]!,
        )
        for (const id of ['fetch', 'container', 'Promise', 'activeElement']) {
          form.insertAdjacentHTML('beforeend', `<div id="${id}"></div><img name="${id}">`)
        }
      })
    },
  },
]
