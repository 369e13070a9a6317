/* oxlint-disable no-extend-native, no-empty-function -- What libraries do to built-ins is the subject. */

/** A page whose JavaScript is not what the standard says; `bend` runs in it before all else. */
export interface BentPage {
  name: string
  bend: () => void
}

/** What Sugar, Prototype and MooTools did to built-ins, as far as it is a widget's concern. */
export const BENT_BY_LIBRARIES: BentPage[] = [
  {
    name: "Sugar's methods on every object",
    bend: () => {
      const words = 'keys values each map find findAll any all none count sum average min max size'
      const more = 'reduce has merge clone equals tap watch isEmpty select reject toQueryString'
      for (const word of `${words} ${more}`.split(' ')) {
        Object.assign(Object.prototype, {
          [word](this: object) {
            return this
          },
        })
      }
    },
  },
  {
    name: 'Prototype 1.6',
    bend: () => {
      type Each = (value: unknown, index: number) => unknown
      const list = (from?: Iterable<unknown> & ArrayLike<unknown>) => {
        const made: unknown[] = []
        for (let index = 0; index < (from?.length ?? 0); index += 1) made[index] = from![index]
        return made
      }
      const collect = (items: unknown[], each: Each, scope?: unknown) => {
        const made: unknown[] = []
        items.forEach((value, index) => made.push(each.call(scope, value, index)))
        return made
      }
      const enumerable = {
        each(this: unknown[], each: Each) {
          this.forEach(each)
          return this
        },
        map(this: unknown[], each: Each = (value) => value, scope?: unknown) {
          return collect(this, each, scope)
        },
        find(this: unknown[], each: Each) {
          for (let index = 0; index < this.length; index += 1) {
            if (each(this[index], index)) return this[index]
          }
        },
        filter(this: unknown[], each: Each, scope?: unknown) {
          const kept: unknown[] = []
          this.forEach((value, index) => each.call(scope, value, index) && kept.push(value))
          return kept
        },
        entries(this: unknown[]) {
          return list(this)
        },
        toArray(this: unknown[]) {
          return list(this)
        },
        reduce(this: unknown[]) {
          return this.length > 1 ? this : this[0]
        },
        first(this: unknown[]) {
          return this[0]
        },
        last(this: unknown[]) {
          return this[this.length - 1]
        },
        clear(this: unknown[]) {
          this.length = 0
          return this
        },
        size(this: unknown[]) {
          return this.length
        },
        inspect(this: unknown[]) {
          return `[${collect(this, String).join(', ')}]`
        },
        toJSON(this: unknown[]) {
          return `[${collect(this, (value) => JSON.stringify(value)).join(', ')}]`
        },
      }
      Object.assign(Array.prototype, enumerable)
      Object.assign(Array, { from: list })
      const quoted = {
        toJSON(this: string) {
          return `"${String(this)}"`
        },
        startsWith(this: string, start: string) {
          return this.indexOf(start) === 0
        },
        toArray(this: string) {
          return this.split('')
        },
      }
      Object.assign(String.prototype, quoted)
      Object.assign(Date.prototype, { toJSON: quoted.toJSON })
      Object.assign(Number.prototype, { toJSON: quoted.toJSON })
      Object.assign(RegExp.prototype, { match: RegExp.prototype.test })
      const bind = Function.prototype.bind
      Object.assign(Function.prototype, {
        bind(this: () => unknown, ...bound: [unknown]) {
          return bound.length < 2 && bound[0] === undefined ? this : bind.apply(this, bound)
        },
      })
      Object.assign(Element.prototype, {
        remove(this: Element) {
          return this.parentNode!.removeChild(this)
        },
        update(this: Element, html: string) {
          this.innerHTML = html
          return this
        },
        select(this: Element, selectors: string) {
          return [...this.querySelectorAll(selectors)]
        },
        match(this: Element, selectors: string) {
          return this.matches(selectors)
        },
        show() {},
        hide() {},
        toggle() {},
      })
    },
  },
  {
    name: "MooTools' bind",
    bend: () => {
      Object.assign(Function.prototype, {
        bind(this: (...given: unknown[]) => unknown, scope: unknown, given?: unknown[]) {
          return (...called: unknown[]) =>
            this.apply(scope, given === undefined ? called : [given].flat())
        },
        extend() {},
        attempt() {},
      })
      const more = { each() {}, erase() {}, include() {}, combine() {}, getLast() {} }
      Object.assign(Array.prototype, more)
      Object.assign(Element.prototype, { get() {}, set() {}, inject() {}, erase() {} })
    },
  },
]
