import { type KeyboardEvent, useRef, useState } from 'react'
import { regions, type RegionGroup } from '../pictures/journeys.ts'
import { PosterPicture } from '../layout/poster-picture.tsx'
import { pathOf } from '../routing/router.ts'
import * as says from '../messages/en/home.ts'
import styles from './regions.module.css'
import section from './section.module.css'

const PANELS: Record<RegionGroup['key'], string> = {
  safari: `${styles.panel}`,
  domestic: `${styles.panel} ${styles.domestic}`,
  international: `${styles.panel} ${styles.international}`,
}

const LEADS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Specification, sections 2 and 9. */
export function Regions() {
  const [open, setOpen] = useState(0)
  const tabs = useRef<HTMLDivElement>(null)

  const moveByKey = (event: KeyboardEvent) => {
    const next = LEADS[event.key]?.(open, regions.length)
    if (next === undefined) return
    event.preventDefault()
    setOpen(next)
    tabs.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <section className={section.section} aria-labelledby="regions-title">
      <h2 id="regions-title">{says.regions}</h2>
      <div className={styles.tabs} role="tablist" aria-labelledby="regions-title" ref={tabs}>
        {regions.map(({ key, title }, index) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`tab-${key}`}
            aria-controls={`panel-${key}`}
            aria-selected={index === open}
            tabIndex={index === open ? 0 : -1}
            onClick={() => setOpen(index)}
            onKeyDown={moveByKey}
          >
            {title}
          </button>
        ))}
      </div>
      {regions.map((group, index) => (
        <Panel key={group.key} group={group} open={index === open} />
      ))}
    </section>
  )
}

function Panel({ group: { key, title, regions }, open }: { group: RegionGroup; open: boolean }) {
  return (
    <div
      className={PANELS[key]}
      role="tabpanel"
      id={`panel-${key}`}
      aria-labelledby={`tab-${key}`}
      hidden={!open}
    >
      {/* Without JavaScript all panels are visible. */}
      <p className={styles.panelTitle} aria-hidden="true">
        {title}
      </p>
      <ul className={`${section.list} ${styles.cards}`}>
        {regions.map((region) => (
          <li key={region.name} className={`${section.card} ${section.row} ${styles.region}`}>
            <PosterPicture poster={region} />
            <div className={styles.band}>
              <h3>
                <a href={pathOf('region', { region: region.slug })}>{region.name}</a>
              </h3>
              <p>{region.description}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
