import { ELAPSED, NOTICE, noticeIn, TRAP } from '../../contract/values/form-facts.ts'
import { form as english } from '../../messages/en/enquiry.ts'
import type { Translation } from '../../messages/say.ts'
import { attempt } from '../attempt.ts'
import type { Form, Tell } from './engine/declaration.ts'

/** Query parameters of a call that say how its form was shown. */
export type FormFacts = Readonly<Record<string, string | undefined>>

interface Shown {
  form: Pick<Form<object>, 'say' | '$restored'>
  tell: Tell
}

/** @param section - messages with the form's sentence about privacy, which a host page may replace by its own */
export function factsOf(
  { form, tell }: Shown,
  section: 'form' | 'review' | 'testimonial',
): FormFacts {
  if (tell.facts) return tell.facts
  const { tripMessages } = globalThis as { tripMessages?: Translation }
  const isOwn = tripMessages?.[section]?.privacy !== undefined
  return {
    [NOTICE]: isOwn ? undefined : noticeIn(form.say(english).lang),
    // A restored draft was typed on an earlier page.
    [ELAPSED]: form.$restored.get()
      ? undefined
      : attempt(() => String(Math.round(performance.now()))),
    // Only the start, because the query of a call has a limit.
    [TRAP]: trapIn(tell.host)?.value.slice(0, 100) || undefined,
  }
}

const trapIn = (host: Element | undefined) =>
  host?.shadowRoot?.querySelector<HTMLInputElement>(`[name=${TRAP}]`)
