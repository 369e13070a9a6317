import { html } from 'hono/html'
import { showDate } from '../../../widgets/contract/values/dates.ts'
import type { Counted } from '../data/enquiries/enquiry-report.ts'

/** In px. Widths are in percent, so that the text of a wide plot isn't scaled. */
const HEIGHT = 216
const TOP = 24
const BOTTOM = HEIGHT - 28
/** Percent on the left for the numbers of the lines. */
const SIDE = 9
const LABELS = 6

/** Bars by week as SVG. The table of weeks is its text alternative. */
export function weeksPlot(weeks: Counted[], description: string) {
  const step = stepFor(Math.max(...weeks.map(({ count }) => count)))
  const height = (count: number) => ((BOTTOM - TOP) * count) / (2 * step)
  const slot = (100 - SIDE) / weeks.length
  const every = Math.ceil(weeks.length / LABELS)
  return html`<svg class="plot" role="img" aria-labelledby="plot" width="100%" height="${HEIGHT}">
    <title id="plot">${description}</title>
    ${[0, step, 2 * step].map((count) => line(count, BOTTOM - height(count)))}
    ${weeks.map(({ name, count }, index) => {
      const left = SIDE + slot * index
      const isLabelled = (weeks.length - 1 - index) % every === 0
      return html`<rect
          x="${percent(left + slot * 0.14)}"
          width="${percent(slot * 0.72)}"
          y="${BOTTOM - height(count)}"
          height="${height(count)}"
        >
          <title>${showDate(name)}: ${inWords(count)}</title>
        </rect>
        ${isLabelled && weekLabel(name, left + slot / 2)}`
    })}
  </svg>`
}

function line(count: number, y: number) {
  return html`<line x1="0" x2="100%" y1="${y}" y2="${y}" />
    <text x="0" y="${y - 5}">${inWords(count)}</text>`
}

function weekLabel(monday: string, middle: number) {
  const isAtEdge = middle > 96
  return html`<text
    x="${isAtEdge ? '100%' : percent(middle)}"
    y="${HEIGHT - 8}"
    text-anchor="${isAtEdge ? 'end' : 'middle'}"
  >
    ${showDate(monday).slice(0, 5)}
  </text>`
}

/** Round distance between the lines of a plot; the second is at or above `most`. */
export function stepFor(most: number): number {
  const half = Math.max(most / 2, 1)
  const unit = 10 ** Math.floor(Math.log10(half))
  return [1, 2, 5, 10].map((each) => each * unit).find((each) => each >= half)!
}

const percent = (value: number) => `${Math.round(value * 100) / 100}%`

export const { format: inWords } = new Intl.NumberFormat('en-IN')
