import { useEffect, useLayoutEffect, useState } from 'react'
import { MIN_SEARCH } from '../../../widgets/contract/limits.ts'
import { go } from '../../routing/router.ts'
import * as layout from '../../messages/en/layout.ts'
import { pathToSearch, recentSearches, remember } from './recent-searches.ts'
import styles from './search-list.module.css'
import { type Suggestion, suggestionsFor } from './suggest.ts'

interface SearchListProps {
  id: string
  label: string
  field: HTMLInputElement
}

/** Ms without typing before suggestions are requested. */
const PAUSE = 150

/** Suggestions below a search field: recent searches while it is empty, else pages, and all results at the end. */
export function SearchList({ id, label, field }: SearchListProps) {
  const [typed, setTyped] = useState(field.value)
  // Text that was typed while this loaded opens the list; text that was there does not.
  const [open, setOpen] = useState(
    () => field.matches(':focus') && (field.value === '' || field.value !== field.defaultValue),
  )
  const [active, setActive] = useState(-1)
  const found = useSuggestions(typed, open)
  const options = open ? optionsFor(typed, found) : []
  const isShown = options.length > 0
  const at = Math.min(active, options.length - 1)

  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const choose = ({ href }: Suggestion) => {
    remember(typed)
    close()
    go(href)
  }
  const moves: Record<string, () => void> = {
    ArrowDown: () => setActive(at < options.length - 1 ? at + 1 : 0),
    ArrowUp: () => setActive(at > 0 ? at - 1 : options.length - 1),
  }
  const press = (event: KeyboardEvent) => {
    const { key } = event
    const option = options[at]
    if (moves[key]) {
      event.preventDefault()
      if (isShown) moves[key]()
      else setOpen(true)
    } else if (key === 'Enter' && option) {
      event.preventDefault()
      choose(option)
    } else if (key === 'Escape' && isShown) {
      event.preventDefault()
      close()
    }
  }

  useLayoutEffect(() => {
    const gone = new AbortController()
    const { signal } = gone
    const type = () => {
      setTyped(field.value)
      setActive(-1)
      setOpen(true)
    }
    field.addEventListener('keydown', press, { signal })
    field.addEventListener('input', type, { signal })
    // Tabbing over a text opens nothing.
    field.addEventListener('focus', () => setOpen(field.value === ''), { signal })
    field.addEventListener('click', () => setOpen(true), { signal })
    field.addEventListener('blur', close, { signal })
    field.form?.addEventListener('submit', close, { signal })
    return () => gone.abort()
  })
  useLayoutEffect(() => {
    field.setAttribute('aria-expanded', String(isShown))
    if (at >= 0) field.setAttribute('aria-activedescendant', `${id}-${at}`)
    else field.removeAttribute('aria-activedescendant')
    if (at >= 0) document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [isShown, at])

  /* oxlint-disable jsx-a11y/click-events-have-key-events -- its keys are pressed in the field */
  return (
    <>
      {isShown && (
        <div
          className={styles.list}
          id={`${id}-list`}
          role="listbox"
          tabIndex={-1}
          aria-label={label}
          // Keeps focus in the field.
          onMouseDown={(event) => event.preventDefault()}
        >
          {options.map((option, index) => (
            <div
              key={option.href}
              id={`${id}-${index}`}
              className={styles.option}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              onClick={() => choose(option)}
            >
              <span>{option.name}</span>
              {option.detail && <small>{option.detail}</small>}
            </div>
          ))}
        </div>
      )}
      <p className="visually-hidden" role="status">
        {isShown && found && layout.suggested(found.length)}
      </p>
    </>
  )
}

const isLong = (typed: string) => typed.trim().length >= MIN_SEARCH

function optionsFor(typed: string, found: Suggestion[] | undefined): Suggestion[] {
  if (typed.trim() === '') {
    return recentSearches().map((q) => ({
      href: pathToSearch(q),
      name: q,
      detail: layout.searchedFor,
    }))
  }
  if (!isLong(typed) || !found) return []
  return [...found, { href: pathToSearch(typed), name: layout.allResults(typed.trim()) }]
}

/** Keeps the last suggestions until the next ones are there. */
function useSuggestions(typed: string, open: boolean): Suggestion[] | undefined {
  const [found, setFound] = useState<Suggestion[]>()
  useEffect(() => {
    if (!open || !isLong(typed)) return
    const gone = new AbortController()
    const timer = setTimeout(async () => {
      const answer = await suggestionsFor(typed.trim(), gone.signal).catch(() => undefined)
      if (!gone.signal.aborted) setFound(answer)
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      gone.abort()
    }
  }, [typed, open])
  return found
}
