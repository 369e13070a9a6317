import { type ReactNode, useLayoutEffect } from 'react'
import type { HostProps } from '../element/define.ts'
import { placeOf } from '../element/place-of.ts'
import { form as formWords } from '../messages/en.ts'
import { Button } from '../parts/button.tsx'
import { submitProps } from '../parts/form-submit.ts'
import { Notice } from '../parts/notice.tsx'
import { Privacy } from '../parts/privacy.tsx'
import type { Submission } from '../stores/forms/submission.ts'
import { useFormFocus } from './use-form-focus.ts'
import { useStore } from './use-store.ts'

/** What every screen of a form gets from its element. */
export interface FormHostProps extends HostProps {
  /** The address of a page about personal data; '' for none. */
  privacy: string
}

export interface FormScreenProps<Payload, Receipt> {
  host: FormHostProps
  store: Submission<Payload, Receipt>
  words: { heading: string; submit: string; sending: string; privacy?: string }
  /** What its draft is about: another's is not its own. */
  about?: string
  /** Whether the form is covered, while its files are sent. */
  covered?: boolean
  kind?: 'wizard'
  /** The fields; or all that a form is made of, by what sends it. */
  form: ReactNode | ((send: () => void) => ReactNode)
  /** What follows the live region, such as thanks. */
  children?: ReactNode
}

/**
 * The frame of a form's screen: heading, form, live region, and what comes after; where focus goes, which
 * draft is its own, and what the host page hears.
 */
export function FormScreen<Payload, Receipt>(props: FormScreenProps<Payload, Receipt>) {
  const { host, store, words, about, covered, kind = '', form, children } = props
  const { provider, theme, emit } = host
  const { state } = useStore(store.$sending)
  const root = useFormFocus(useStore(store.form.$faulty), state)
  // Before it is painted: a kept draft that came after would move what is below.
  useLayoutEffect(() => store.form.open(placeOf(root.current!), about), [store])
  const send = () =>
    void store.send(provider, {
      onSend: (detail) => emit('send', detail),
      onSent: (receipt) => void emit('sent', Object(receipt)),
      onFailed: (detail) => void emit('failed', detail),
    })
  return (
    <section
      lang="en"
      ref={root}
      className={`root ${kind} ${theme}`}
      part="root"
      aria-labelledby="heading"
    >
      <h2 id="heading" part="heading">
        {words.heading}
      </h2>
      {state !== 'sent' &&
        (typeof form === 'function' ? (
          form(send)
        ) : (
          <form inert={covered} {...submitProps(send)}>
            <p className="mark">{formWords.requiredMark}</p>
            {form}
            <Privacy
              text={words.privacy ?? formWords.privacy}
              link={formWords.privacyLink}
              href={host.privacy}
            />
            <Button
              type="submit"
              kind="strong"
              label={words.submit}
              busy={state === 'busy' && words.sending}
            />
          </form>
        ))}
      <Notice notice={useStore(store.form.$notice)} />
      {children}
    </section>
  )
}
