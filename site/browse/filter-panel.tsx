import { type FocusEvent, type ReactNode, type ToggleEvent, useRef } from 'react'
import * as browse from '../messages/en/browse.ts'
import styles from './filter-panel.module.css'

interface FilterPanelProps {
  /** Says what closing the panel shows: 'Show 6 places'. */
  done: string
  children: ReactNode
}

/**
 * Filters of a list. On phones they are a sheet that the button of {@link FilteredList} opens, without a script too; in
 * browsers without popovers they are always open.
 */
export function FilterPanel({ done, children }: FilterPanelProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const focusTitle = ({ newState }: ToggleEvent) => {
    if (newState === 'open') title.current?.focus()
  }
  const closeOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover?.()
  }
  const closing = { popoverTarget: 'filters', popoverTargetAction: 'hide' } as const
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Its controls are interactive.
    <div
      id="filters"
      className={styles.panel}
      popover="auto"
      role="group"
      aria-labelledby="filters-title"
      onToggle={focusTitle}
      onBlur={closeOnLeaving}
    >
      <div className={styles.head}>
        <h2 id="filters-title" ref={title} tabIndex={-1}>
          {browse.filters(0)}
        </h2>
        <button type="button" aria-label={browse.closeFilters} {...closing}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M3 3L13 13M13 3L3 13" stroke="currentColor" strokeWidth="2" />
          </svg>
        </button>
      </div>
      <div className={styles.body}>{children}</div>
      <button
        type="button"
        className={`strong-button ${styles.done}`}
        {...closing}
        onClick={() => document.querySelector('#filtered')?.scrollIntoView()}
      >
        {done}
      </button>
    </div>
  )
}

interface FilteredListProps {
  /** Number of filters that are set; undefined or false if the page has no panel. */
  set: number | false | undefined
  children: ReactNode
}

/** A list with the button of its filters, which stays on screen on phones. */
export function FilteredList({ set, children }: FilteredListProps) {
  return (
    <div id="filtered">
      {typeof set === 'number' && (
        <div className={styles.bar}>
          <button type="button" className="quiet-button" popoverTarget="filters">
            <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
              <path
                d="M2 5H9M14 5H18M2 10H4M9 10H18M2 15H11M16 15H18M11.5 3V7M6.5 8V12M13.5 13V17"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
              />
            </svg>
            {browse.filters(set)}
          </button>
        </div>
      )}
      {children}
    </div>
  )
}
