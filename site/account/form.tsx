import { useStore } from '@nanostores/react'
import {
  createContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type SubmitEvent,
} from 'react'
import { form as says } from '../../widgets/messages/en/enquiry.ts'
import type { AccountForm, Typed } from '../../widgets/stores/forms/account/account.ts'
import { withoutScript } from '../../widgets/messages/en/without-script.ts'
import { loadAgain } from '../../widgets/contract/values/load.ts'
import { useLate } from '../../widgets/parts/use-late.ts'
import { $posted, type Posted } from '../routing/page-data.ts'
import styles from './form.module.css'

export const Around = createContext<Pick<Posted, 'values' | 'errors'> & { id: string }>({
  id: '',
  values: {},
  errors: {},
})

export interface FormProps {
  form: AccountForm
  /** Accessible name, for pages with several forms. */
  label?: string
  submit: string
  busy: string
  children?: ReactNode
  /** Explains the mark of required fields; once per page is enough. */
  marked?: boolean
  aside?: ReactNode
  /** False if another form of the page was posted without JavaScript. */
  isPosted?: boolean
}

/**
 * An account form. Uncontrolled fields keep their text after a failure and through late hydration. `method="post"`
 * keeps passwords out of the address and works without JavaScript; that result shows until the next submission.
 */
export function Form({
  form,
  label,
  submit,
  busy,
  children,
  marked = true,
  aside,
  isPosted = true,
}: FormProps) {
  const found = useStore(form.$errors)
  const faulty = useStore(form.$faulty)
  const { state } = useStore(form.$sending)
  const notice = useStore(form.$notice)
  const element = useRef<HTMLFormElement>(null)
  const id = useId()
  const [before] = useState(() => (isPosted ? $posted.get() : undefined))
  const posted = faulty === 0 && state === 'idle' ? before : undefined
  const errors = posted?.errors ?? found

  useEffect(() => {
    if (faulty === 0) return
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid]')
    const error = document.getElementById(wrong?.getAttribute('aria-errormessage') ?? '')
    // A screen reader announces neither unchanged focus nor an unchanged error.
    if (error && wrong === document.activeElement) {
      error.role = 'alert'
      error.append('\u00a0')
    } else wrong?.focus()
  }, [faulty])
  const around = useMemo(() => ({ id, errors, values: before?.values ?? {} }), [id, errors, before])
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void form.submit(typedIn(event.currentTarget))
  }
  const isBusy = state === 'busy'
  const isLate = useLate(isBusy)
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
      {posted && <Summary id={id} posted={posted} />}
      <Around value={around}>{children}</Around>
      <div className={styles.notice} role="status">
        {notice?.kind === 'failure' && (
          <p>
            <strong>{notice.text}</strong>
            {notice.hint && <span>{notice.hint}</span>}
          </p>
        )}
        {isLate && (
          <p>
            <strong>{says.formFailed}</strong>
            <button
              type="button"
              className="quiet-button"
              onClick={({ currentTarget: { form } }) => {
                form?.querySelector<HTMLElement>('[type=submit]')?.focus()
                loadAgain()
              }}
            >
              {says.tryAgain}
            </button>
          </p>
        )}
      </div>
      <div className={styles.send}>
        <button type="submit" className="strong-button" aria-disabled={isBusy || undefined}>
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

/** Result of a post without JavaScript. It comes first, because the new page is read from the top. */
function Summary({ id, posted }: { id: string; posted: Posted }) {
  const { errors, notice } = posted
  const names = Object.keys(errors)
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- a browser without a script gives focus to nothing else
    <div className={styles.notice} role="alert" tabIndex={-1} autoFocus>
      <div>
        <strong>{names.length > 0 ? withoutScript.problem : notice?.text}</strong>
        {names.length === 0 && notice?.hint && <span>{notice.hint}</span>}
        {names.length > 0 && (
          <ul>
            {names.map((name) => (
              <li key={name}>
                <a href={`#${id}-${name}`}>{errors[name]}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
