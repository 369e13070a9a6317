import { useStore } from '@nanostores/react'
import {
  createContext,
  useEffect,
  useRef,
  useSyncExternalStore,
  type ReactNode,
  type SubmitEvent,
} from 'react'
import { form as says } from '../../widgets/messages/en.ts'
import type { AccountForm, Typed } from '../../widgets/stores/forms/account.ts'
import type { FieldErrors } from '../../widgets/stores/forms/declaration.ts'
import styles from './form.module.css'

/** What is wrong with the fields of the form around. */
export const Errors = createContext<FieldErrors>({})

export interface FormProps {
  form: AccountForm
  /** The name of the form where a page has several. */
  label?: string
  submit: string
  /** What the button says while its work is under way. */
  busy: string
  /** The fields, if there are any. */
  children?: ReactNode
  /** Whether it says what the mark of required fields means; once on a page is enough. */
  marked?: boolean
  /** Beside the button. */
  aside?: ReactNode
}

/**
 * A form of an account. Its fields keep what is typed themselves, so that neither a failed try nor a page
 * that is taken over late loses it. It posts, so that no password ever gets into an address.
 */
export function Form({ form, label, submit, busy, children, marked = true, aside }: FormProps) {
  const errors = useStore(form.$errors)
  const faulty = useStore(form.$faulty)
  const { state } = useStore(form.$sending)
  const notice = useStore(form.$notice)
  const element = useRef<HTMLFormElement>(null)
  const awake = useSyncExternalStore(never, yes, no)

  useEffect(() => {
    if (faulty === 0) return
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid]')
    const error = document.getElementById(wrong?.getAttribute('aria-errormessage') ?? '')
    // Focus that stays where it is says nothing, and neither does an error that stays the same.
    if (error && wrong === document.activeElement) {
      error.role = 'alert'
      error.append('\u00a0')
    } else wrong?.focus()
  }, [faulty])
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void form.submit(typedIn(event.currentTarget))
  }
  const isBusy = state === 'busy'
  return (
    <form
      ref={element}
      className={styles.form}
      method="post"
      noValidate
      aria-label={label}
      aria-busy={isBusy}
      onSubmit={send}
      onInput={({ currentTarget }) => void form.forgive(typedIn(currentTarget))}
    >
      {marked && <p className={styles.mark}>{says.requiredMark}</p>}
      <Errors value={errors}>{children}</Errors>
      <div className={styles.notice} role="status">
        {notice?.kind === 'failure' && (
          <p>
            <strong>{notice.text}</strong>
            {notice.hint && <span>{notice.hint}</span>}
          </p>
        )}
      </div>
      <div className={styles.send}>
        <button
          type="submit"
          className="strong-button"
          disabled={!awake}
          aria-disabled={isBusy || undefined}
        >
          {isBusy ? busy : submit}
        </button>
        {aside}
      </div>
    </form>
  )
}

function typedIn(form: HTMLFormElement): Typed {
  const typed: Record<string, string> = {}
  for (const [field, value] of new FormData(form)) typed[field] = String(value)
  return typed
}

// Whether scripts run here already: until then a press would load another page.
const never = () => () => {}
const yes = () => true
const no = () => false
