import type { ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import type { Drawing, DrawnProps, Posted, Written } from './drawn.ts'
import { isTypedIn, retype, tell } from './typed-before.ts'

/** The build, so that nobody takes over what another one has drawn. */
declare const TRIP_BUILD: string

/** A form's store, by what is needed of it here. */
interface WithForm {
  form?: { type: (name: string, value: unknown) => void; refuse: (errors: object) => void }
}

/**
 * Takes over a screen that a server has drawn: with what is in its fields, where focus is, and without asking for
 * what it was drawn from. What another build has drawn is drawn anew, and what was typed into it goes along.
 * Rejects where its parts do not come: then it stays as it is.
 */
export async function takeOver<Props>(
  props: DrawnProps<Props>,
  { seed, parts }: Drawing<Props, unknown>,
): Promise<Root> {
  const { container } = props
  const { build, data, posted }: Partial<Written> = JSON.parse(
    container.querySelector('script')?.textContent ?? '{}',
  )
  const isOurs = build === TRIP_BUILD
  if (isOurs) seed(props, data)
  await Promise.all(parts(props))
  if (posted) refill(props, posted)
  const root = createRoot(container)
  let isTaken = false
  return {
    render(screen: ReactNode) {
      if (isTaken) return root.render(screen)
      isTaken = true
      // Before anything is drawn, which writes into fields what their store holds.
      const typed = [...container.querySelectorAll<HTMLInputElement>('[name]')].filter(isTypedIn)
      // What only a page without a script needs.
      const only = container.querySelectorAll('style, script, [data-without-script]')
      for (const part of only) part.remove()
      for (const button of container.querySelectorAll('button[formaction]')) {
        button.removeAttribute('formaction')
        button.setAttribute('type', 'button')
      }
      if (isOurs) {
        // Preact writes into text areas even then; not into the property of their own that they have meanwhile.
        const areas = [...container.querySelectorAll('textarea')]
        for (const area of areas) {
          Object.defineProperty(area, 'value', { configurable: true, writable: true, value: '' })
        }
        hydrateRoot(container, screen)
        for (const area of areas) Reflect.deleteProperty(area, 'value')
        typed.forEach(tell)
      } else {
        container.replaceChildren()
        root.render(screen)
        retype(typed, container)
      }
    },
    unmount: () => root.unmount(),
  }
}

/** Puts what was sent once already into the first store that a screen makes. */
function refill(props: DrawnProps<unknown>, { typed, errors }: Posted): void {
  const { once } = props
  props.once = (make) => {
    const made = once(make)
    const { form } = made as WithForm
    if (form) {
      props.once = once
      for (const name of Object.keys(typed)) form.type(name, typed[name])
      form.refuse(errors)
    }
    return made
  }
}
