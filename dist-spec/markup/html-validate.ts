import { type ConfigData, HtmlValidate, type RuleConfig, StaticConfigLoader } from 'html-validate'
import type { Document, Finding, Kind } from './documents.ts'

/** https://html-validate.org/rules/presets.html */
const PRESETS = ['html-validate:recommended', 'html-validate:standard']

const RULES: Record<Kind, ConfigData> = {
  // As they are: no rule is switched off.
  sent: { extends: PRESETS },
  drawn: {
    extends: PRESETS,
    rules: {
      // Not a source that somebody wrote: a document written down by the algorithm of the HTML standard, section
      // 13.3, which gives every attribute a value. What stands after `</body>` in a source, its parser moves into
      // the body (13.2.6.4.19), so that lines end in spaces that nobody wrote.
      'attribute-boolean-style': ['error', { style: 'empty' }],
      'attribute-empty-style': ['error', { style: 'empty' }],
      'no-trailing-whitespace': 'off',
    },
  },
  shadow: {
    // What the standard asks for, and what people need; what remains of 'recommended' is the style of sources.
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      // It begins below a heading of the page around it.
      'heading-level': 'off',
      // A date field is one of type=date until its calendar has come, and keeps that one's min and max.
      'input-attributes': 'off',
    },
  },
  mail: {
    extends: PRESETS,
    rules: {
      // The style attribute is the standard's own (section 3.2.6.5), and the only one that all mail programs obey.
      'no-inline-style': 'off',
    } satisfies RuleConfig,
  },
}

/** What html-validate finds. */
export async function htmlValidateFindings(documents: Document[]): Promise<Finding[]> {
  const found: Finding[] = []
  for (const document of documents) {
    const { kind, html } = document
    const checker = new HtmlValidate(new StaticConfigLoader({ root: true, ...RULES[kind] }))
    const { results } = await checker.validateString(html, `${kind}.html`)
    for (const { ruleId, message, offset } of results.flatMap(({ messages }) => messages)) {
      const place = html.slice(Math.max(0, offset - 20), offset + 100).replaceAll(/\s+/g, ' ')
      found.push({ document, says: `${ruleId}: ${message} at ${place}` })
    }
  }
  return found
}
