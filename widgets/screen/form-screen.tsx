import { type ComponentType, type ReactNode, useLayoutEffect } from 'react'
import type { HostProps } from '../element/host-props.ts'
import { placeOf } from '../element/place-of.ts'
import { form as english } from '../messages/en/enquiry.ts'
import { Button } from '../parts/button.tsx'
import { submitProps } from '../parts/form-submit.ts'
import { Notice } from '../parts/notice.tsx'
import { Privacy } from '../parts/privacy.tsx'
import { Retry } from '../parts/retry.tsx'
import { Trap } from '../parts/trap.tsx'
import { useLate } from '../parts/use-late.ts'
import { useLazy } from '../parts/use-lazy.ts'
import type { Submission } from '../stores/forms/engine/submission.ts'
import { $waiting } from '../stores/outbox/waiting.ts'
import type { KeptProps } from './kept.tsx'
import { Heading, type OwnHeading } from './heading.tsx'
import { useFormFocus } from './use-form-focus.ts'
import type { SendingProps } from './use-sent-focus.ts'
import type { WaitingListProps } from './waiting-list.tsx'
import { useStore } from './use-store.ts'

export interface FormHostProps extends HostProps, OwnHeading {
  /** Address of the privacy page; '' for the company's own. */
  privacy: string
}

/** The note about a restored draft. */
export interface Noted {
  Kept: ComponentType<KeptProps>
}

export interface FormScreenProps<Store> {
  host: FormHostProps
  store: Store
  words: { heading: string; submit: string; sending: string; privacy?: string }
  /** Subject of the draft; a draft about another subject isn't restored. */
  about?: string
  covered?: boolean
  kind?: 'wizard'
  /** The fields, or a function that renders the whole form. */
  form: ReactNode | ((send: () => void, noted?: Noted | false) => ReactNode)
  /** Lazy part: the note about a restored draft, and the content below the live region during and after sending. */
  later: () => Promise<
    {
      css: string
      Sending: ComponentType<SendingProps<Store>>
      WaitingList: ComponentType<WaitingListProps>
    } & Noted
  >
}

/** Frame of a form's screen: heading, form, live region and lazy parts. Also handles focus, the draft and events. */
export function FormScreen<Store extends Submission>(props: FormScreenProps<Store>) {
  const { host, store, words, about, covered, kind = '', form, later } = props
  const { provider, theme, emit, say } = host
  const formWords = say(english)
  const { state } = useStore(store.$sending)
  const restored = useStore(store.form.$restored)
  const waits = !!useStore($waiting)[0]
  const [part, again] = useLazy(later, restored || waits || state !== 'idle', host.adopt)
  const late = useLate(state === 'busy' && !covered)
  const arrived = part !== 'failed' && part
  const noted = restored && arrived
  const root = useFormFocus(useStore(store.form.$faulty), state, () =>
    emit('invalid', { fields: Object.keys(store.form.$errors.get()) }),
  )
  // Before paint, because restoring a draft later would shift the layout.
  useLayoutEffect(() => store.form.open(placeOf(root.current!), about), [store])
  useLayoutEffect(host.ready, [])
  const start = () =>
    void import('../stores/forms/usage.ts').then(
      ({ followUsage }) => followUsage(root.current, emit, kind && provider),
      () => {},
    )
  const send = () => void store.send(provider, emit)
  return (
    <section
      lang={formWords.lang}
      dir={formWords.dir}
      ref={root}
      className={`root ${kind} ${theme}`}
      part="root"
      aria-labelledby="heading"
      onInput={start}
    >
      <Heading {...host} text={words.heading} sent={state === 'sent'} />
      {state !== 'sent' &&
        (typeof form === 'function' ? (
          form(send, noted)
        ) : (
          <form inert={covered} {...submitProps(send)}>
            <div className="mark">
              {formWords.requiredMark}
              {noted && <noted.Kept say={say} onStartOver={store.form.clear} />}
            </div>
            {form}
            <Privacy
              text={words.privacy ?? formWords.privacy}
              link={formWords.privacyLink}
              href={host.privacy}
              origin={provider.origin}
            />
            <Button
              type="submit"
              kind="strong"
              label={words.submit}
              busy={state === 'busy' && words.sending}
            />
            <Trap />
          </form>
        ))}
      <Notice notice={useStore(store.form.$notice)} />
      {arrived && <arrived.Sending store={store} root={root} provider={provider} />}
      {arrived && <arrived.WaitingList store={store} />}
      <div>
        {(late || (part === 'failed' && state !== 'failed')) && (
          <Retry
            text={formWords.formFailed}
            label={formWords.tryAgain}
            onRetry={() => {
              root.current!.querySelector<HTMLElement>('[type=submit]')?.focus()
              return again()
            }}
          />
        )}
      </div>
    </section>
  )
}
