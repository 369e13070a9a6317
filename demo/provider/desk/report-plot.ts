import { scaleBand, scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import { html } from 'hono/html'
import { showDate } from '../../../widgets/contract/values/dates.ts'

/** In px. Widths are in percent, so that the text of a wide plot isn't scaled. */
const [TOP, BOTTOM, HEIGHT] = [24, 188, 216]
/** Percent on the left for the numbers of the lines. */
const SIDE = 9
const LABELS = 6

export const { format: inWords } = new Intl.NumberFormat('en-IN')

interface Plot {
  /** The table of the same numbers is its text alternative. */
  description: string
  /** Mondays. */
  weeks: string[]
}

export interface Series {
  name: string
  /** Hours for each week; null without a value. */
  values: (number | null)[]
}

/** Bars by week as SVG. */
export function weeksPlot({ description, weeks }: Plot, counts: number[]) {
  const { across, up, frame } = axes(weeks, Math.max(...counts), '')
  const bars = counts.map((count, at) => {
    const week = weeks[at]!
    return html`<rect
      x="${percent(across(week)!)}"
      width="${percent(across.bandwidth())}"
      y="${up(count)}"
      height="${BOTTOM - up(count)}"
    >
      <title>${showDate(week)}: ${inWords(count)}</title>
    </rect>`
  })
  return svg(description, [frame, bars])
}

/** Lines of hours by week as SVG, with a key. */
export function hoursPlot({ description, weeks }: Plot, series: Series[]) {
  const most = Math.max(...series.flatMap(({ values }) => values.map((value) => value ?? 0)))
  const { across, up, frame } = axes(weeks, most, ' h')
  const middle = (at: number) => across(weeks[at]!)! + across.bandwidth() / 2
  const path = line<number | null>(
    (_, at) => middle(at),
    (hours) => up(hours ?? 0),
  ).defined((hours) => hours !== null)
  const paths = series.map(
    ({ values }, kind) => html`<path class="line-${kind}" d="${path(values) ?? ''}" />`,
  )
  const points = series.map(({ name, values }, kind) =>
    values.map(
      (hours, at) =>
        hours !== null &&
        html`<circle class="line-${kind}" r="4" cx="${percent(middle(at))}" cy="${up(hours)}">
          <title>${name}, ${showDate(weeks[at]!)}: ${hours.toFixed(1)} h</title>
        </circle>`,
    ),
  )
  // A path has no percentages, so its own coordinates are stretched.
  const lines = html`<svg
    width="100%"
    height="${HEIGHT}"
    viewBox="0 0 100 ${HEIGHT}"
    preserveAspectRatio="none"
  >
    ${paths}
  </svg>`
  return html`<p class="key">
      ${series.map(({ name }, kind) => html`<span class="line-${kind}">${name}</span>`)}
    </p>
    ${svg(description, [frame, lines, points])}`
}

function axes(weeks: string[], most: number, unit: string) {
  const across = scaleBand(weeks, [SIDE, 100]).padding(0.28)
  const up = scaleLinear([0, Math.max(most, 1)], [BOTTOM, TOP]).nice(3)
  const every = Math.ceil(weeks.length / LABELS)
  const labelled = weeks.filter((_, at) => (weeks.length - 1 - at) % every === 0)
  const numbers = up.ticks(3).filter((tick) => Number.isInteger(tick))
  const frame = [
    numbers.map(
      (tick) =>
        html`<line x1="0" x2="100%" y1="${up(tick)}" y2="${up(tick)}" />
          <text x="0" y="${up(tick) - 5}">${inWords(tick)}${unit}</text>`,
    ),
    labelled.map((week) => {
      const middle = across(week)! + across.bandwidth() / 2
      const isAtEdge = middle > 96
      return html`<text
        x="${isAtEdge ? '100%' : percent(middle)}"
        y="${HEIGHT - 8}"
        text-anchor="${isAtEdge ? 'end' : 'middle'}"
      >
        ${showDate(week).slice(0, 5)}
      </text>`
    }),
  ]
  return { across, up, frame }
}

const svg = (description: string, body: unknown) =>
  html`<svg class="plot" role="img" aria-label="${description}" width="100%" height="${HEIGHT}">
    ${body}
  </svg>`

const percent = (value: number) => `${Math.round(value * 100) / 100}%`
