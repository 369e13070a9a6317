import type { ReactNode } from 'react'
import styles from './rows.module.css'

export interface Column<Item> {
  title: string
  /** What stands in the cell; `place` counts from 1. */
  cell: (item: Item, place: number) => ReactNode
  /** Figures stand under each other by their ends; an action is of no use on paper. */
  kind?: 'figures' | 'action'
}

interface RowsProps<Item> {
  /** What the table is about, for those who do not see it. */
  caption: string
  columns: readonly Column<Item>[]
  items: readonly Item[]
  keyOf: (item: Item) => string
}

/**
 * A table, drawn as cards where it is too narrow for its columns.
 */
export function Rows<Item>({ caption, columns, items, keyOf }: RowsProps<Item>) {
  return (
    <table className={styles.rows}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.title} scope="col" className={column.kind && KINDS[column.kind]}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item, index) => (
          <tr key={keyOf(item)}>
            {columns.map((column) => (
              <td
                key={column.title}
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
