// @chunk own
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { load } from '../contract/values/load.ts'
import type { Prerendering, PrerenderedProps, Posted, Written } from './prerendering.ts'
import { isTypedIn, retype, shield, tell } from './typed-before.ts'

/** Build id; another build's HTML isn't hydrated. */
declare const TRIP_BUILD: string

interface WithForm {
  form?: {
    type: (name: string, value: unknown) => void
    intend: (intent: { key: string; body: string }) => void
    refuse: (errors: object) => void
    $notice: { set: (notice: object | null) => void }
  }
}

/**
 * Hydrates a server-rendered screen, keeping field values and focus and reusing its data. Another build's HTML is
 * replaced, keeping field values; so is another language's. Rejects if a part fails to load; the HTML then stays.
 */
export async function hydrate<Props, Data>(
  props: PrerenderedProps<Props>,
  { complete, seed, parts, resume }: Prerendering<Props, Data>,
): Promise<Root> {
  const { container } = props
  const { build, language, posted, ...written }: Partial<Written> = JSON.parse(
    container.querySelector('script')?.textContent ?? '{}',
  )
  const data = written.data as Data
  const isOurs = build === TRIP_BUILD && language === props.provider.language
  // A button loads nothing of its form before it is pressed.
  if (!('button' in props && props.button)) {
    await load(() => Promise.all(parts(props, posted)))
    const whole = complete?.(data, container) ?? data
    if (isOurs) seed(props, whole)
  }
  if (posted) refill(props, posted, resume)
  await aTask()
  const root = createRoot(container)
  let isTaken = false
  return {
    render(screen: ReactNode) {
      if (isTaken) return root.render(screen)
      isTaken = true
      // Before rendering, which sets fields to the store's values.
      const typed = [...container.querySelectorAll<HTMLInputElement>('[name]')].filter(isTypedIn)
      const { activeElement } = container
      // Only for pages without JavaScript.
      const only = container.querySelectorAll('style, link, script, [data-without-script]')
      for (const part of only) part.remove()
      for (const button of container.querySelectorAll<HTMLButtonElement>('[formaction]')) {
        button.removeAttribute('formaction')
        button.type = 'button'
        button.disabled = 'disabled' in button.dataset
      }
      if (isOurs) {
        const uncover = [...container.querySelectorAll<HTMLInputElement>('[name]')].map(shield)
        hydrateInto(root, container, screen)
        uncover.forEach((act) => act())
        typed.forEach(tell)
        // Focus was in the error summary, so it moves to the first error.
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

/** Yields, so that pending scripts and rendering get tasks of their own. */
async function aTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  await new Promise((done) => {
    port1.addEventListener('message', done)
    port1.start()
    port2.postMessage(0)
  })
  port1.close()
}

const MODE_HYDRATE = 32

/** `hydrateRoot` would be in every entry. */
function hydrateInto(root: Root, container: object, screen: ReactNode): void {
  // Without it Preact would remove the existing nodes.
  Reflect.set(container, '__k', {})
  Reflect.set(Object(screen), '__u', Reflect.get(Object(screen), '__u') | MODE_HYDRATE)
  root.render(screen)
}

function refill(
  props: PrerenderedProps<unknown>,
  posted: Posted,
  resume: Prerendering<unknown, unknown>['resume'],
): void {
  const { once } = props
  const { typed, errors, intent, notice = null } = posted
  let isRefilled = false
  props.once = (make) => {
    const made = once(make)
    const { form } = made as WithForm
    // Screens keep this function and call it on every render.
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
