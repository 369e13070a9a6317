import { createHash } from 'node:crypto'
import { renderToString } from 'preact-render-to-string'
import { jsx } from 'react/jsx-runtime'
import { oneOf } from '../element/attributes.ts'
import type { Posted, Written } from '../element/drawn.ts'
import type { List } from '../stores/list.ts'
import type { Provider } from '../stores/provider.ts'
import type { Read } from '../stores/read.ts'
import { registry } from '../stores/shared.ts'
import '../attraction-card/element.ts'
import '../corporate-video/element.ts'
import '../enquiry/element.ts'
import '../review/element.ts'
import '../testimonial/element.ts'
import { dataOf } from './data.ts'
import { described } from './define.ts'
import withoutScript from './without-script.css?inline'
import { asForm, type Sending } from './as-form.ts'

declare const TRIP_BUILD: string

/** One tag to be drawn. */
export interface ToDraw {
  tag: string
  /** Its attributes as they are written. */
  attributes: Readonly<Record<string, string>>
  provider: Provider
  read: Read
  /** Where its form is sent without a script; nowhere without it. */
  sending?: Sending | undefined
  posted?: Posted | undefined
  /** A store that a form was put into already. */
  store?: unknown
}

/** A tag's first screen: a template that browsers make its shadow root of. */
export interface Drawing {
  html: string
  /** What a content security policy allows its style by: 'sha256-...'. */
  style: string
}

const THEME = oneOf('auto', 'light', 'dark')

/** Draws a tag; undefined for a tag that is not ours. Rejects where what it shows cannot be had. */
export async function draw(asked: ToDraw): Promise<Drawing | undefined> {
  const { tag, attributes: written, provider, read, posted } = asked
  const found = described.get(tag)
  if (!found) return undefined
  const { attributes, Screen, drawn } = found
  const props: Record<string, unknown> = {
    provider,
    theme: THEME.parse(written['theme'] ?? null),
    emit: () => true,
    ready: () => {},
  }
  for (const name of Object.keys(attributes)) {
    props[name] = attributes[name]!.parse(written[name] ?? null)
  }
  const { seed, parts } = await drawn()
  const [data] = await Promise.all([dataOf(tag, props, read), ...parts(props)])
  const styles = [found.css]
  props['adopt'] = (css: string) => styles.includes(css) || styles.push(css)
  props['once'] = (make: () => unknown) => asked.store ?? make()

  // Nothing is awaited in between, so nobody else sees these stores; nor are they kept for anybody.
  const known = new Set(registry.keys())
  seed(props, data)
  const screen = renderToString(jsx(Screen, props))
  for (const [key, made] of registry) {
    if (known.has(key)) continue
    registry.delete(key)
    // A list that was looked at would ask for what nobody here waits for.
    const { $list } = made as Partial<List<unknown>>
    if ($list?.get().state === 'loading') $list.set({ state: 'ready', list: [] })
  }

  const css = styles.join('') + withoutScript
  const block: Written = { build: TRIP_BUILD, data, posted }
  const body = asked.sending ? asForm(screen, asked.sending) : screen
  return {
    html:
      `<template shadowrootmode="open" shadowrootdelegatesfocus><style>${css}</style>` +
      `${body}<script type="application/json">${inert(block)}</script></template>`,
    style: `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  }
}

const inert = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
