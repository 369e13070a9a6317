import { type ReactNode, useSyncExternalStore } from 'react'
import styles from './rows.module.css'

export interface Column<Item> {
  title: string
  /** `place` counts from 1. */
  cell: (item: Item, place: number) => ReactNode
  /** Figures align right; actions are left out in print. */
  kind?: 'figures' | 'action'
}

interface RowsProps<Item> {
  /** Visually hidden. */
  caption: string
  columns: readonly Column<Item>[]
  items: readonly Item[]
  keyOf: (item: Item) => string
}

/** Some browsers drop table semantics when `display` changes (WCAG 1.3.1); explicit roles restore them. */
export function Rows<Item>({ caption, columns, items, keyOf }: RowsProps<Item>) {
  const areCards = useSyncExternalStore(onWidth, isNarrow, () => false)
  const role = (name: string) => (areCards ? name : undefined)
  return (
    <table className={styles.rows} role={role('table')}>
      <caption className="visually-hidden">{caption}</caption>
      <thead role={role('rowgroup')}>
        <tr role={role('row')}>
          {columns.map((column) => (
            <th
              key={column.title}
              scope="col"
              role={role('columnheader')}
              className={column.kind && KINDS[column.kind]}
            >
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role={role('rowgroup')}>
        {items.map((item, index) => (
          <tr key={keyOf(item)} role={role('row')}>
            {columns.map((column) => (
              <td
                key={column.title}
                role={role('cell')}
                className={column.kind && KINDS[column.kind]}
                data-title={column.title}
              >
                {column.cell(item, index + 1)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const KINDS = { figures: styles.figures, action: styles.action }

/** Keep in step with the style sheet. */
const NARROW = '(max-width: 699px)'
const isNarrow = () => matchMedia(NARROW).matches

function onWidth(change: () => void) {
  const media = matchMedia(NARROW)
  media.addEventListener('change', change)
  return () => media.removeEventListener('change', change)
}
