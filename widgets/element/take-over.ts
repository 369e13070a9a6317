// @chunk own
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { load } from '../contract/load.ts'
import type { Drawing, DrawnProps, Posted, Written } from './drawn.ts'
import { isTypedIn, retype, shield, tell } from './typed-before.ts'

/** The build, so that nobody takes over what another one has drawn. */
declare const TRIP_BUILD: string

/** A form's store, by what is needed of it here. */
interface WithForm {
  form?: {
    type: (name: string, value: unknown) => void
    intend: (intent: { key: string; body: string }) => void
    refuse: (errors: object) => void
    $notice: { set: (notice: object | null) => void }
  }
}

/**
 * Takes over a screen that a server has drawn: with what is in its fields, where focus is, and without asking for
 * what it was drawn from. What another build has drawn is drawn anew, and what was typed into it goes along.
 * Rejects where its parts do not come: then it stays as it is.
 */
export async function takeOver<Props, Data>(
  props: DrawnProps<Props>,
  { seed, parts, resume }: Drawing<Props, Data>,
): Promise<Root> {
  const { container } = props
  const { build, data, posted }: Partial<Written> = JSON.parse(
    container.querySelector('script')?.textContent ?? '{}',
  )
  const isOurs = build === TRIP_BUILD
  // As the same build wrote them.
  if (isOurs) seed(props, data as Data)
  await load(() => Promise.all(parts(props, posted)))
  if (posted) refill(props, posted, resume)
  await aTask()
  const root = createRoot(container)
  let isTaken = false
  return {
    render(screen: ReactNode) {
      if (isTaken) return root.render(screen)
      isTaken = true
      // Before anything is drawn, which writes into fields what their store holds.
      const typed = [...container.querySelectorAll<HTMLInputElement>('[name]')].filter(isTypedIn)
      const { activeElement } = container
      // What only a page without a script needs.
      const only = container.querySelectorAll('style, link, script, [data-without-script]')
      for (const part of only) part.remove()
      for (const button of container.querySelectorAll<HTMLButtonElement>('[formaction]')) {
        button.removeAttribute('formaction')
        button.type = 'button'
        button.disabled = 'disabled' in button.dataset
      }
      if (isOurs) {
        const uncover = [...container.querySelectorAll<HTMLInputElement>('[name]')].map(shield)
        hydrate(root, container, screen)
        uncover.forEach((act) => act())
        typed.forEach(tell)
        // Who was at the summary of what is wrong is led on to that.
        if (activeElement && !activeElement.isConnected)
          container.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
      } else {
        container.replaceChildren()
        root.render(screen)
        retype(typed, container)
      }
    },
    unmount: () => root.unmount(),
  }
}

/** Lets the browser do what waits: what has come is run, and then what it draws is, in a task of its own. */
async function aTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  await new Promise((done) => {
    port1.addEventListener('message', done)
    port1.start()
    port2.postMessage(0)
  })
  port1.close()
}

/** Preact's mark of a screen that is to be put over what is there (MODE_HYDRATE), and of a root that has one. */
const MODE_HYDRATE = 32

/** What `hydrateRoot` does, which would be in every entry, for the little that is taken over. */
function hydrate(root: Root, container: object, screen: ReactNode): void {
  // Else what is there would be thrown away first.
  Reflect.set(container, '__k', {})
  Reflect.set(Object(screen), '__u', Reflect.get(Object(screen), '__u') | MODE_HYDRATE)
  root.render(screen)
}

/** Puts what was sent once already into the first store that a screen makes. */
function refill(
  props: DrawnProps<unknown>,
  posted: Posted,
  resume: Drawing<unknown, unknown>['resume'],
): void {
  const { once } = props
  const { typed, errors, intent, notice = null } = posted
  let isRefilled = false
  props.once = (make) => {
    const made = once(make)
    const { form } = made as WithForm
    // Screens keep this function, and ask for their store each time that they are drawn.
    if (form && !isRefilled) {
      isRefilled = true
      for (const name of Object.keys(typed)) form.type(name, typed[name])
      resume?.(made, posted)
      if (intent) form.intend(intent)
      form.refuse(errors)
      form.$notice.set(notice)
    }
    return made
  }
}
