import { useLayoutEffect, useRef, useState } from 'react'
import type { Choice } from '../../contract/values/choice.ts'
import { rowsSeen } from './combobox-match.ts'

export interface ComboboxPopupProps {
  name: string
  label: string
  choices: readonly Choice[]
  value: string
  /** Index of the choice that keyboard navigation is at; -1 for none. */
  active: number
  none: string
  onChoose: (choice: Choice) => void
}

/** Row height in px until measured, and the number of visible rows. */
const ROW = 48
const SEEN = 5.5

/** The list of a combobox. Renders only the rows near the visible ones; all have the same height. */
export function ComboboxPopup(props: ComboboxPopupProps) {
  const { name, label, choices, value, active, none, onChoose } = props
  const list = useRef<HTMLDivElement>(null)
  const [row, setRow] = useState(ROW)
  const [top, setTop] = useState(0)
  const { start, end } = rowsSeen(choices.length, top, SEEN * row, row)

  useLayoutEffect(() => {
    const popup = list.current?.parentElement
    const place = popup?.parentElement
    if (!popup || !place) return
    const field = place.getBoundingClientRect()
    const { height } = popup.getBoundingClientRect()
    const below = innerHeight - field.bottom
    popup.classList.toggle('above', below < height && field.top > below)
    setRow(popup.querySelector<HTMLElement>('.choice')?.offsetHeight || ROW)
  }, [choices.length > 0])

  useLayoutEffect(() => {
    const box = list.current
    if (!box) return
    const { clientHeight, scrollTop } = box
    const from = Math.max(active, 0) * row
    if (from < scrollTop) box.scrollTop = from
    else if (from + row > scrollTop + clientHeight) box.scrollTop = from + row - clientHeight
    setTop(box.scrollTop)
  }, [active, row, choices])

  /* oxlint-disable jsx-a11y/click-events-have-key-events -- its keys are pressed in the field */
  return (
    <div className="choices" part="choices">
      <div
        ref={list}
        id={`${name}-list`}
        role="listbox"
        tabIndex={-1}
        aria-label={label}
        onScroll={(event) => setTop(event.currentTarget.scrollTop)}
        // Keeps focus in the field.
        onMouseDown={(event) => event.preventDefault()}
      >
        <div style={{ height: `${start * row}px` }} />
        {choices.slice(start, end).map((choice, index) => (
          <div
            key={choice.value}
            id={`${name}-${start + index}`}
            role="option"
            tabIndex={-1}
            className="choice"
            part="choice"
            aria-selected={choice.value === value}
            aria-posinset={start + index + 1}
            aria-setsize={choices.length}
            data-active={start + index === active || undefined}
            onClick={() => onChoose(choice)}
          >
            <span>{choice.label}</span>
            {choice.note && <span className="note">{choice.note}</span>}
          </div>
        ))}
        <div style={{ height: `${(choices.length - end) * row}px` }} />
      </div>
      {choices.length === 0 && <p>{none}</p>}
    </div>
  )
}
