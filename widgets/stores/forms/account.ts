import type { Read } from '../read.ts'
import type { FormRules, Tell } from './declaration.ts'
import { createSubmission } from './submission.ts'

/** What stands in the fields. It is handed over at each try and kept nowhere: there are passwords in it. */
export type Typed = Readonly<Record<string, string>>

type Rules<Values extends object, Sent, Receipt> = Omit<
  FormRules<Values, Sent, Receipt, Read>,
  'kind'
> & { onSent?: () => void }

/** One form of an account, whose page keeps what is typed until it is handed over. */
export function createAccountForm<Values extends Record<string, string>, Sent, Receipt>(
  ask: Read,
  { onSent = () => {}, ...rules }: Rules<Values, Sent, Receipt>,
) {
  // A new try takes back what was said of the last one, also of another form of its kind.
  const about = rules.words.failed
  const { form, $sending, send } = createSubmission({ about, ...rules, kind: 'account' })
  const tell: Tell = (name) => {
    if (name === 'sent') onSent()
    return true
  }
  const valuesOf = (typed: Typed): Values => ({ ...rules.blank, ...typed })
  return {
    $errors: form.$errors,
    $faulty: form.$faulty,
    $notice: form.$notice,
    $sending,
    submit: (typed: Typed) => send(ask, tell, valuesOf(typed)),
    /** After a field has changed: what is right by now loses its error, and nothing gets a new one. */
    forgive: (typed: Typed) => form.forgive(() => valuesOf(typed)),
  }
}

export type AccountForm = ReturnType<typeof createAccountForm>
