import { type FormEvent, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { go, pathOf } from '../../routing/router.ts'
import * as layout from '../../messages/en/layout.ts'
import { pathToSearch, remember } from './recent-searches.ts'
import styles from './search-box.module.css'

interface SearchBoxProps {
  /** The id of the field, unique on the page. */
  id: string
  q?: string
  /** The path of the page, if the box stays from page to page. It is cleared when it changes. */
  page?: string
  /** The class of the field. */
  className?: string | undefined
  placeholder?: string
  children?: ReactNode
}

const never = () => () => {}

type List = typeof import('./search-list.tsx')

const loadList = () => import('./search-list.tsx')

/**
 * A search form, which works without a script. Suggestions load when the field gets focus (WAI-ARIA APG, combobox with
 * a list). The label is the caller's.
 */
export function SearchBox({ id, q = '', page, className, placeholder, children }: SearchBoxProps) {
  const [field, setField] = useState<HTMLInputElement | null>(null)
  const [list, setList] = useState<List>()
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  // Without suggestions the form still searches.
  const load = () => void loadList().then(setList, () => {})
  // On a slow line the field is in use before the page's script comes.
  useEffect(() => {
    if (field?.matches(':focus')) load()
  }, [field])
  useEffect(
    () => () => {
      field?.form?.reset()
      setList(undefined)
    },
    [page, field],
  )
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('q'))
    remember(typed)
    go(pathToSearch(typed))
  }
  const combobox = isLive && {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': false,
    'aria-controls': `${id}-list`,
  }
  return (
    <form
      className={styles.form}
      role="search"
      method="get"
      action={pathOf('destinations')}
      onSubmit={search}
    >
      <span className={styles.place}>
        <input
          {...combobox}
          ref={setField}
          id={id}
          className={className}
          type="text"
          name="q"
          defaultValue={q}
          placeholder={placeholder}
          aria-label={placeholder}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onFocus={list ? undefined : load}
        />
        {list && field && <list.SearchList id={id} field={field} label={layout.suggestions} />}
      </span>
      {children}
    </form>
  )
}
