import type { FormEvent } from 'react'
import { go, pathOf } from '../routing/router.ts'
import * as says from '../messages/browse.ts'
import field from './place-field.module.css'
import styles from './place-search.module.css'

export function PlaceSearch({ q }: { q: string }) {
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('q')
    go(pathOf('destinations', {}, { q: String(typed).trim() }))
  }
  return (
    <form
      className={field.field}
      role="search"
      method="get"
      action={pathOf('destinations')}
      onSubmit={search}
    >
      <label htmlFor="place-search">{says.searchLabel}</label>
      <span className={styles.row}>
        <input
          key={q}
          id="place-search"
          type="search"
          name="q"
          defaultValue={q}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className="strong-button">
          {says.search}
        </button>
      </span>
    </form>
  )
}
