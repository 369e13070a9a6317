import { escaped } from '../contract/values/escaped.ts'
import { corporate } from '../messages/en/later.ts'
import { withoutScript } from '../messages/en/without-script.ts'
import type { Notice } from '../stores/forms/engine/declaration.ts'
import { wizard } from '../messages/en/wizard.ts'
import type { Say } from '../messages/say.ts'

export interface FormOptions {
  action: string
  hidden: Readonly<Record<string, string>>
  errors?: Readonly<Record<string, string>>
  /** Shown above the fields if there are no errors. */
  notice?: Notice | undefined
  /** Action by label. */
  choices?: Readonly<Record<string, string>> | undefined
}

/** Actions by label of buttons that normally need JavaScript. Those of a list get an index from 0. */
function verbsIn(say: Say): Record<string, string> {
  const { add, remove, addOccasion, removeOccasion, previous } = say(wizard)
  const { send, resend, verify } = say(corporate)
  return {
    [add]: 'add-row',
    [remove]: 'remove-row:',
    [addOccasion]: 'add-occasion',
    [removeOccasion]: 'remove-occasion:',
    [previous]: 'previous',
    [send]: 'send-otp',
    [resend]: 'send-otp',
    [verify]: 'verify-otp',
  }
}

const BUTTON = /<button ([^>]*)type="button"([^>]*)>(<span[^>]*>)([^<]*)<\/span><\/button>/g
export const ONLY = 'data-without-script'

/**
 * Turns script buttons into submit buttons, and marks additions so that the script removes them again.
 * @param texts - values by name of fields that normally only the script fills
 */
export function asForm(
  screen: string,
  { action, hidden, errors = {}, notice, choices = {} }: FormOptions,
  texts: Readonly<Record<string, string>>,
  say: Say,
): string {
  const words = say(withoutScript)
  const verbs = verbsIn(say)
  const at = (verb: string) => escaped(`${action}${action.includes('?') ? '&' : '?'}do=${verb}`)
  const counts = new Map<string, number>()
  const buttons = screen.replace(BUTTON, (whole, before, after, span, label: string) => {
    const verb = verbs[label]
    if (!verb) return whole
    const count = counts.get(verb) ?? 0
    counts.set(verb, count + 1)
    const does = verb.endsWith(':') ? verb + count : verb
    const rest = `${before}${after}`.replace(/ (?:aria-)?disabled(?:="true")?/g, ' data-disabled')
    return `<button ${rest} type="submit" formaction="${at(does)}">${span}${label}</span></button>`
  })
  let form = buttons
  for (const name of Object.keys(texts)) {
    const written = `name="${name}" value="${escaped(texts[name] ?? '')}"`
    form = form.replace(`name="${name}"`, () => written)
  }
  const encoding = form.includes('type="file"') ? ' enctype="multipart/form-data"' : ''
  const fields = Object.keys(hidden)
    .map((name) => `<input type="hidden" name="${name}" value="${escaped(hidden[name]!)}" ${ONLY}>`)
    .join('')
  const chosen = Object.keys(choices)
    .map(
      (label) =>
        `<button type="submit" class="quiet" formaction="${at(choices[label]!)}">${label}</button>`,
    )
    .join(' ')
  // Pressing Enter activates the first submit button, which otherwise would be a button of a list.
  const first =
    counts.size > 0 || chosen
      ? `<button type="submit" class="first" tabindex="-1" aria-hidden="true" ${ONLY}></button>`
      : ''
  const corporateWay = form.includes('part="corporate"')
    ? `<noscript ${ONLY}><p class="hint">${words.corporate}</p></noscript>`
    : ''
  return form
    .replace(
      '<form ',
      `<form method="post" action="${escaped(action)}"${encoding} accept-charset="utf-8" `,
    )
    .replace(/(<form [^>]*>)/, `$1${first}${summaryOf(errors, notice, chosen, words.problem)}`)
    .replace(/(<div [^>]*part="corporate"[^>]*>.*?<\/label>)/, `$1${corporateWay}`)
    .replace('</form>', `${fields}</form>`)
}

const hintOf = (notice: Notice | undefined) =>
  notice?.hint ? `<p class="hint">${escaped(notice.hint)}</p>` : ''

/** Error summary. Its entries are labels, because links can't reach a field inside a shadow root. */
function summaryOf(
  errors: Readonly<Record<string, string>>,
  notice: Notice | undefined,
  choices: string,
  problem: string,
): string {
  const list = Object.keys(errors).map(
    (name) => `<li><label for="${escaped(name)}">${escaped(errors[name]!)}</label></li>`,
  )
  if (list.length === 0 && !notice) return ''
  const isWrong = list.length > 0
  const heading = isWrong ? problem : notice!.text
  const more = isWrong ? `<ul>${list.join('')}</ul>` : hintOf(notice)
  const kind = !isWrong && notice?.kind === 'success' ? 'summary success' : 'summary'
  return `<div class="${kind}" role="alert" tabindex="-1" autofocus ${ONLY}><p>${escaped(heading)}</p>${more}${isWrong ? '' : choices}</div>`
}
