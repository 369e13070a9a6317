import { Code } from './code.tsx'
import { Coded } from './coded.tsx'
import { contrast, hexOf, PAIRS, type Rgb } from './contrast.ts'
import { shortOf } from './colours-in.ts'
import type { Property } from './element-kinds.ts'
import * as says from '../messages/partners.ts'
import styles from './partners.module.css'

interface ThemeEditorProps {
  tag: string
  properties: readonly Property[]
  chosen: Readonly<Record<string, string>>
  colours: Readonly<Record<string, Rgb>>
  disabled: boolean
  onChange: (chosen: Readonly<Record<string, string>>) => void
}

/** Sets the custom properties of a tag; shows the contrast of its colours, and the CSS. */
export function ThemeEditor({ tag, properties, chosen, colours, ...props }: ThemeEditorProps) {
  const { disabled, onChange } = props
  const set = (name: string, value: string) => {
    const { [name]: _, ...others } = chosen
    onChange(value ? { ...others, [name]: value } : others)
  }
  return (
    <details className={styles.editor}>
      <summary>{says.colours}</summary>
      <p>{says.coloursHint}</p>
      <fieldset className={styles.fields} disabled={disabled}>
        <legend className="visually-hidden">{says.colours}</legend>
        {properties.map((property) => (
          <PropertyField
            key={property.name}
            property={property}
            value={chosen[property.name]}
            colour={colours[shortOf(property.name)]}
            onChange={(value) => set(property.name, value)}
          />
        ))}
      </fieldset>
      <Contrasts colours={colours} />
      <h3>{says.css}</h3>
      <Code label={says.css} code={cssOf(tag, chosen)} />
    </details>
  )
}

/** A rule with the chosen properties. Values that CSS would not accept are left out. */
export function cssOf(tag: string, chosen: Readonly<Record<string, string>>): string {
  const lines = Object.entries(chosen)
    .filter(([name, value]) => CSS.supports(name, value))
    .map(([name, value]) => `  ${name}: ${value};\n`)
  return lines.length > 0 ? `${tag} {\n${lines.join('')}}` : says.noCss
}

interface PropertyFieldProps {
  property: Property
  value: string | undefined
  colour: Rgb | undefined
  onChange: (value: string) => void
}

function PropertyField({ property, value, colour, onChange }: PropertyFieldProps) {
  const { name, syntax, description, default: usual } = property
  const isColour = syntax === '<color>'
  return (
    <div className={styles.field}>
      <label htmlFor={name}>
        <code>{name}</code>
      </label>
      <div className={styles.row}>
        <input
          id={name}
          aria-describedby={`${name}-hint`}
          type={isColour ? 'color' : 'text'}
          value={value ?? (isColour ? hexOf(colour ?? [0, 0, 0]) : '')}
          placeholder={usual.includes('var(') ? says.derived : usual}
          onChange={({ target }) => onChange(target.value)}
        />
        {value !== undefined && (
          <button
            type="button"
            className="quiet-button"
            aria-label={says.resetOf(name)}
            onClick={() => onChange('')}
          >
            {says.reset}
          </button>
        )}
      </div>
      <p id={`${name}-hint`}>
        <Coded text={description} />
      </p>
    </div>
  )
}

function Contrasts({ colours }: Pick<ThemeEditorProps, 'colours'>) {
  return (
    <table className={styles.contrasts}>
      <caption>{says.contrast}</caption>
      <tbody>
        {PAIRS.map(({ name, colours: [front, back], least }) => {
          const [one, other] = [colours[front], colours[back]]
          if (!one || !other) return null
          const ratio = contrast(one, other)
          // Rounded down, so that 4.49 is not shown as 4.5.
          const shown = (Math.floor(ratio * 100) / 100).toFixed(2)
          return (
            <tr key={name}>
              <th scope="row">{says.pairs[name]}</th>
              <td>{shown}:1</td>
              <td>{ratio < least ? says.fails(least) : says.passes(least)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
