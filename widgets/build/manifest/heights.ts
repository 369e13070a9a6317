import { read } from '../../repository.ts'
import { TAGS } from '../tags.ts'
import { table } from './tables.ts'

/** Heights in px by minimum container width in px; `npm run heights` writes them. */
type Heights = Record<string, Record<string, number>>

/** Column width on most phones, in px. */
const PHONE = '375'

export function heightsTold(): string {
  const heights = JSON.parse(read('widgets/element/heights.json').text) as Heights
  const forms = Object.entries(heights)
  const widths = Object.keys(forms[0]?.[1] ?? {})
  const rules = forms.map(
    ([form, steps]) => `${form}:not(:defined) { display: block; min-height: ${steps[PHONE]}px }`,
  )
  return [
    '<!-- prettier-ignore -->\n```css',
    ...rules,
    'trip-attraction-card:not(:defined) { display: block; padding-bottom: calc(75% + 144.5px) }',
    'trip-corporate-video:not(:defined) { display: block; aspect-ratio: 16 / 9 }',
    `:is(${[...TAGS.keys()].join(', ')}):not(:defined, :only-of-type:last-child) { margin-block-end: 16px }`,
    '```\n\nThese heights are for a phone. Heights in px by the width of the tag:\n',
    table(
      ['form', ...widths.map((width) => (width === '0' ? 'narrower' : `from ${width}`))],
      forms.map(([form, steps]) =>
        [`\`${form}\``].concat(widths.map((width) => `${steps[width]}`)),
      ),
    ),
  ].join('\n')
}
