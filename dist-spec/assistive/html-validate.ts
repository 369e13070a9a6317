import { type ConfigData, HtmlValidate, type RuleConfig, StaticConfigLoader } from 'html-validate'
import type { Document, Finding, Kind } from './documents.ts'

/** https://html-validate.org/rules/presets.html */
const PRESETS = ['html-validate:recommended', 'html-validate:standard']

const RULES: Record<Kind, ConfigData> = {
  sent: { extends: PRESETS },
  drawn: {
    extends: PRESETS,
    rules: {
      // Not source code but a document serialized by the HTML standard (section 13.3), which gives every attribute a
      // value. Its parser moves content after `</body>` into the body (13.2.6.4.19), which leaves spaces at line ends.
      'attribute-boolean-style': ['error', { style: 'empty' }],
      'attribute-empty-style': ['error', { style: 'empty' }],
      'no-trailing-whitespace': 'off',
    },
  },
  shadow: {
    // The standard and accessibility. The rest of 'recommended' is about source style.
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      // A shadow tree starts below a heading of the page around it.
      'heading-level': 'off',
      // A date field has type=date until its calendar loads, and keeps its min and max then.
      'input-attributes': 'off',
    },
  },
  mail: {
    extends: PRESETS,
    rules: {
      // The style attribute is standard (section 3.2.6.5), and the only one that all email clients support.
      'no-inline-style': 'off',
    } satisfies RuleConfig,
  },
}

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
