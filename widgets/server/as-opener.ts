import { escaped } from '../contract/values/escaped.ts'
import { ONLY } from './as-form.ts'

/** Attributes that only concern the button and its page, or that the page with the form sets itself. */
const OWN = new Set(['button', 'provider', 'product', 'thanks', 'analytics', 'headline'])

/** Lets a button that opens a form lead to a page with this form, in a new tab, until the script has arrived. */
export function asOpener(
  screen: string,
  page: string,
  attributes: Readonly<Record<string, string>>,
): string {
  const fields = Object.keys(attributes)
    .filter((name) => !OWN.has(name))
    .map(
      (name) =>
        `<input type="hidden" name="${name}" value="${escaped(attributes[name]!)}" ${ONLY}>`,
    )
  return screen
    .replace('<form ', () => `<form action="${escaped(page)}" target="_blank" `)
    .replace('</form>', () => `${fields.join('')}</form>`)
}
