import styles from './facet.module.css'

interface FacetProps<Key extends string> {
  /** Of its label, unique on the page. */
  id: string
  label: string
  /** Removes the choice: 'All kinds'. */
  all: string
  options: readonly { key: Key; name: string; count: number }[]
  chosen?: string | undefined
  pathTo: (key?: Key) => string
}

/** False if there is nothing to choose. */
export const hasChoice = (options: readonly unknown[], chosen: unknown): boolean =>
  options.length > 1 || chosen !== undefined

/** Values of one filter with the number of their results, as links. */
export function Facet<Key extends string>(props: FacetProps<Key>) {
  const { id, label, all, options, chosen, pathTo } = props
  if (!hasChoice(options, chosen)) return null
  return (
    <nav className={styles.facet} aria-labelledby={id}>
      <p id={id}>{label}</p>
      <ul>
        {chosen && (
          <li>
            <a href={pathTo()}>{all}</a>
          </li>
        )}
        {options.map(({ key, name, count }) => (
          <li key={key}>
            <a href={pathTo(key)} aria-current={key === chosen ? 'true' : undefined}>
              {name} <span>({count})</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
