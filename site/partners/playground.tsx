import { useState, useSyncExternalStore } from 'react'
import { AttributeFields } from './attribute-fields.tsx'
import { Choices } from './choices.tsx'
import type { Scheme } from './contrast.ts'
import type { Values } from './element-kinds.ts'
import { EventLog, type Logged } from './event-log.tsx'
import { Preview } from './preview.tsx'
import { FIRST, STARTS } from './starts.ts'
import { elements, nameOf, pageWide, properties } from './tags.ts'
import { ThemeEditor } from './theme-editor.tsx'
import type { Chosen } from './snippets.ts'
import { Ways } from './ways.tsx'
import * as says from '../messages/en/partners.ts'
import styles from './partners.module.css'

/** Set by the page itself: its own provider, and the theme by a switch. */
const FIXED = new Set(['provider', 'product', 'theme'])
const SHARED = pageWide.filter(({ name }) => !FIXED.has(name))

const WIDTHS = ['320', '390', '600', ''] as const
const NO_SCHEMES: readonly Scheme[] = []
const MOST = 20
const never = () => () => {}

interface Notice {
  text: string
  /** Announces a repeated text again. */
  times: number
}

/** A tag with all of its settings, live, and the code for them. */
export function Playground(provider: Pick<Chosen, 'origin' | 'product'>) {
  const live = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const [tag, setTag] = useState(FIRST)
  const [all, setAll] = useState<Readonly<Record<string, Values>>>(STARTS)
  const [theme, setTheme] = useState('auto')
  const [width, setWidth] = useState('')
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const [schemes, setSchemes] = useState(NO_SCHEMES)
  const [events, setEvents] = useState<readonly Logged[]>([])
  const [notice, setNotice] = useState<Notice>()

  const element = elements.find((each) => each.tag === tag)!
  const own = all[tag] ?? {}
  const attributes = theme === 'auto' ? own : { ...own, theme }
  const notify = (text: string) =>
    setNotice((before) => ({ text, times: (before?.times ?? 0) + 1 }))
  const log = ({ type, detail }: CustomEvent<unknown>) => {
    if (type.endsWith('-send')) notify(says.nothingSent)
    if (type.endsWith('-open')) notify(says.nothingOpened)
    setEvents((before) => [
      { key: (before[0]?.key ?? 0) + 1, name: type, time: new Date(), detail },
      ...before.slice(0, MOST - 1),
    ])
  }

  return (
    <>
      <section className={styles.play} aria-labelledby="try">
        <h2 id="try">{says.tryIt}</h2>
        <noscript>
          <p>{says.needsScript}</p>
        </noscript>
        <Choices
          legend={says.widget}
          options={elements.map(({ tag }) => [tag, nameOf(tag)])}
          value={tag}
          disabled={!live}
          onChange={(tag) => {
            setTag(tag)
            setEvents([])
            setNotice(undefined)
          }}
        />
        <div className={styles.desk}>
          <div className={styles.shown}>
            <div className={styles.switches}>
              <Choices
                legend={says.width}
                options={WIDTHS.map((width) => [width, width || says.full])}
                value={width}
                disabled={!live}
                onChange={setWidth}
              />
              <Choices
                legend={says.theme}
                options={Object.entries(says.themes)}
                value={theme}
                disabled={!live}
                onChange={setTheme}
              />
            </div>
            <p role="status" className={styles.notice}>
              {notice && <span key={notice.times}>{notice.text}</span>}
            </p>
            {live && (
              <Preview
                key={tag}
                element={element}
                attributes={attributes}
                theme={theme}
                width={width}
                properties={properties}
                chosen={chosen}
                onEvent={log}
                onRefused={() => notify(says.nothingSent)}
                onSchemes={setSchemes}
              />
            )}
            <EventLog events={events} />
          </div>
          <div className={styles.settings}>
            <AttributeFields
              attributes={[...element.attributes, ...SHARED]}
              values={own}
              disabled={!live}
              onChange={(values) => setAll({ ...all, [tag]: values })}
            />
            <ThemeEditor
              tag={tag}
              properties={properties}
              chosen={chosen}
              schemes={schemes}
              disabled={!live}
              onChange={setChosen}
            />
          </div>
        </div>
      </section>
      <Ways live={live} tag={tag} attributes={attributes} {...provider} />
    </>
  )
}
