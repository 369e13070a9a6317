import { createHash } from 'node:crypto'
import { renderToString } from 'preact-render-to-string'
import { jsx } from 'react/jsx-runtime'
import { oneOf } from '../element/attributes.ts'
import { languageCode } from '../element/language-code.ts'
import { NOTICE, noticeIn } from '../contract/values/form-facts.ts'
import type { Posted, Written } from '../element/prerendering.ts'
import { form as formWords } from '../messages/en/enquiry.ts'
import type { Say } from '../messages/say.ts'
import type { Provider } from '../stores/provider.ts'
import { cities } from '../stores/places.ts'
import type { Read } from '../stores/read.ts'
import { asForm, type FormOptions } from './as-form.ts'
import { asOpener } from './as-opener.ts'
import { dataOf } from './data.ts'
import { described } from './describe.ts'
import { textsOf } from './filled-form.ts'
import { citiesOf, stateOf } from './filled-wizard.ts'
import { listOnce } from './list-once.ts'
import { sayIn } from './say-in.ts'
import withoutScript from './without-script.css?inline'

declare const TRIP_BUILD: string

import.meta.glob('../*/element.ts', { eager: true })

export interface ToDraw {
  tag: string
  attributes: Readonly<Record<string, string>>
  provider: Provider
  read: Read
  /** Options for a form without JavaScript. Without them the form can't be sent. */
  form?: FormOptions | undefined
  filled?: { store: unknown; posted: Posted } | undefined
}

/** First render of a tag as a declarative shadow root. */
export interface Drawing {
  html: string
  /** Hash of its style for a content security policy: 'sha256-...'. */
  style: string
}

/** Pages with the form alone, which a button leads to without JavaScript. */
const FRAMES: Record<string, string> = {
  'trip-enquiry': '/embed/enquiry',
  'trip-review': '/embed/review',
  'trip-testimonial': '/embed/testimonial',
}

const THEME = oneOf('auto', 'light', 'dark')

/** Renders a tag in the current scope. Undefined for an unknown tag. Rejects if its data is not available. */
export async function draw(asked: ToDraw): Promise<Drawing | undefined> {
  const { tag, attributes: written, read, form, filled } = asked
  const language = languageCode(written['lang'] ?? asked.provider.language)
  const provider = { ...asked.provider, language }
  const say = sayIn(language)
  const found = described.get(tag)
  if (!found) return undefined
  const { attributes, Screen, prerendered } = found
  const props: Record<string, unknown> = {
    provider,
    say,
    theme: THEME.parse(written['theme'] ?? null),
    emit: () => true,
    ready: () => {},
  }
  for (const name of Object.keys(attributes)) {
    props[name] = attributes[name]!.parse(written[name] ?? null)
  }
  const { seed, parts } = await prerendered()
  const isCorporate = filled?.posted.typed['isCorporateUser'] === true
  const stops = citiesOf(filled?.store)
  const wanted = { ...props, stops, ...(isCorporate && { corporate: true }) }
  const isShut = !!props['button']
  const [data] = isShut
    ? [{}]
    : await Promise.all([dataOf(tag, wanted, read), ...parts(wanted, filled?.posted)])
  const styles = [found.css]
  props['adopt'] = (css: string) => styles.includes(css) || styles.push(css)
  let store = filled?.store
  props['once'] = (make: (say: Say) => unknown) => (store ??= make(say))

  if (!isShut) seed(props, data)
  const drawn = listOnce(renderToString(jsx(Screen, props)), data)
  const { screen } = drawn
  const opener = isShut && asOpener(screen, `${provider.origin}${FRAMES[tag]}`, written)
  const notice = noticeIn(say(formWords).lang)
  const whole = form && {
    ...form,
    hidden: { ...form.hidden, [NOTICE]: notice, ...stateOf(store) },
  }
  const css = styles.join('') + withoutScript
  const block: Written = { build: TRIP_BUILD, language, data: drawn.data, posted: filled?.posted }
  return {
    html:
      `<template shadowrootmode="open" shadowrootdelegatesfocus><style>${css}</style>` +
      `${opener || (whole ? asForm(screen, whole, textsOf(store, cities(provider).$list.get().list, data), say) : screen)}` +
      `<script type="application/json">${inert(block)}</script></template>`,
    style: `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  }
}

const inert = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
