import type { Read } from '../../read.ts'
import type { FormRules, Tell } from '../engine/declaration.ts'
import { inEnglish } from '../../../messages/say.ts'
import { createSubmission } from '../engine/submission.ts'

/** Field values. Passed with each attempt and never stored, because they include passwords. */
export type Typed = Readonly<Record<string, string>>

type Rules<Values extends object, Sent, Receipt> = Omit<
  FormRules<Values, Sent, Receipt, Read>,
  'kind' | 'words' | 'say'
> & { words: { failed: string }; onSent?: () => void }

export function createAccountForm<Values extends Record<string, string>, Sent, Receipt>(
  ask: Read,
  { onSent = () => {}, words, ...rules }: Rules<Values, Sent, Receipt>,
) {
  // A new attempt also removes the message of another form of the same kind.
  const about = words.failed
  const { form, $sending, send } = createSubmission({
    about,
    ...rules,
    words: () => words,
    say: inEnglish,
    kind: 'account',
  })
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
    forgive: (typed: Typed) => form.forgive(() => valuesOf(typed)),
  }
}

export type AccountForm = ReturnType<typeof createAccountForm>
