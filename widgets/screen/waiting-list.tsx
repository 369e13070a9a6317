import { useEffect } from 'react'
import { outbox as english } from '../messages/en/outbox.ts'
import { Button } from '../parts/button.tsx'
import { ownEntries } from '../stores/forms/engine/own-properties.ts'
import type { Submission } from '../stores/forms/engine/submission.ts'
import { $waiting, type Waiting } from '../stores/outbox/waiting.ts'
import { $session } from '../stores/session.ts'
import { useStore } from './use-store.ts'
export { default as css } from './waiting-list.css?inline'

const outbox = () => import('../stores/outbox/outbox.ts')

/** Values of an entry for its form, with its files. */
function typedOf({ kind, typed, outgoing }: Waiting): object {
  const files = (outgoing.form ?? [])
    .map(([, value]) => value)
    .filter((each) => each instanceof File)
  if (kind === 'review') return { ...typed, photos: files }
  return kind === 'testimonial' ? { ...typed, video: files[0] } : typed
}

const isUnsent = ({ state }: Waiting) => state === 'waiting' || state === 'refused'

export interface WaitingListProps {
  store: Submission
}

/** Forms of this kind that wait for a network: they can be sent now, edited or deleted. */
export function WaitingList({ store }: WaitingListProps) {
  const { form, kind } = store
  const words = form.say(english)
  const user = useStore($session)?.id
  // What a user has typed isn't for the next person on this device.
  const list = useStore($waiting).filter(
    (entry) => entry.kind === kind && (!entry.user || entry.user === user),
  )
  useStore(form.$form)
  // What is typed now would be lost.
  const isFree = Object.keys(form.typed()).length === 0
  const edit = async ({ key }: Waiting, root: HTMLElement) => {
    const entry = await (await outbox()).take(key)
    if (!entry) return
    for (const [field, value] of ownEntries<unknown>({ ...typedOf(entry) })) {
      form.type(field as never, value as never)
    }
    form.intend({ key, body: '' })
    form.$notice.set(null)
    root.querySelector<HTMLElement>('input, select')?.focus()
  }
  const isOver = !list.some(({ state }) => state === 'waiting' || state === 'sending')
  // The notice promises that it will be sent.
  useEffect(() => {
    if (isOver && form.$notice.get()?.text === words.saved) form.$notice.set(null)
  }, [isOver])
  const discard = async (entry: Waiting, root: HTMLElement) => {
    const { remove, take } = await outbox()
    await (isUnsent(entry) ? take : remove)(entry.key)
    root.querySelector<HTMLElement>(list.length > 1 ? '.outbox' : 'input, select')?.focus()
  }
  if (list.length === 0) return null
  return (
    <section className="outbox" part="outbox" aria-labelledby="outbox" tabIndex={-1}>
      <b id="outbox">{words.heading}</b>
      <ul>
        {list.map((entry) => {
          const { key, at, state, reference } = entry
          const isOpen = isUnsent(entry)
          return (
            <li key={key}>
              <b id={`outbox-${key}`}>
                {words.kinds[entry.kind]}, {words.at(at)}
              </b>
              <p role="status">{words.states[state]}</p>
              {reference && state !== 'refused' && state !== 'dropped' && (
                <p>{words.reference(reference)}</p>
              )}
              <div>
                {state === 'waiting' && (
                  <Button
                    kind="quiet"
                    label={words.sendNow}
                    describedBy={`outbox-${key}`}
                    onClick={() => void outbox().then(({ sendWaiting }) => sendWaiting())}
                  />
                )}
                {isOpen && isFree && (
                  <Button
                    kind="quiet"
                    label={words.edit}
                    describedBy={`outbox-${key}`}
                    onClick={({ currentTarget }) =>
                      void edit(entry, currentTarget.closest('.root')!)
                    }
                  />
                )}
                {state !== 'sending' && (
                  <Button
                    kind="quiet"
                    label={isOpen ? words.remove : words.close}
                    describedBy={`outbox-${key}`}
                    onClick={({ currentTarget }) =>
                      void discard(entry, currentTarget.closest('.root')!)
                    }
                  />
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
