import { Code } from './code.tsx'
import { Described } from './coded.tsx'
import { hexOf, PAIRS, type Rgb, type Scheme, worstOf } from './contrast.ts'
import { shortOf } from './colours-in.ts'
import type { Property } from './element-kinds.ts'
import { isValid, validOf } from './valid-css.ts'
import * as says from '../messages/en/partners.ts'
import styles from './partners.module.css'

interface ThemeEditorProps {
  tag: string
  properties: readonly Property[]
  chosen: Readonly<Record<string, string>>
  schemes: readonly Scheme[]
  disabled: boolean
  onChange: (chosen: Readonly<Record<string, string>>) => void
}

/** Sets the custom properties of a tag; shows the contrast of its colours, and the CSS. */
export function ThemeEditor({ tag, properties, chosen, schemes, ...props }: ThemeEditorProps) {
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
            colour={schemes[0]?.colours[shortOf(property.name)]}
            onChange={(value) => set(property.name, value)}
          />
        ))}
      </fieldset>
      <Contrasts schemes={schemes} />
      <h3>{says.css}</h3>
      <Code label={says.css} code={cssOf(tag, validOf(properties, chosen))} />
    </details>
  )
}

function cssOf(tag: string, chosen: Readonly<Record<string, string>>): string {
  const lines = Object.entries(chosen).map(([name, value]) => `  ${name}: ${value};\n`)
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
  const isWrong = value !== undefined && !isValid(property, value)
  return (
    <div className={styles.field}>
      <label htmlFor={name}>
        <code>{name}</code>
      </label>
      <div className={styles.row}>
        <input
          id={name}
          aria-describedby={`${name}-hint`}
          aria-invalid={isWrong}
          type={isColour ? 'color' : 'text'}
          value={value ?? (isColour ? hexOf(colour ?? [0, 0, 0]) : '')}
          placeholder={isColour ? undefined : usual.includes('var(') ? says.derived : usual}
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
        {isWrong && <b>{says.invalidCss} </b>}
        <Described text={description} />
      </p>
    </div>
  )
}

function Contrasts({ schemes }: Pick<ThemeEditorProps, 'schemes'>) {
  return (
    <table className={styles.contrasts}>
      <caption>{says.contrast}</caption>
      <tbody>
        {PAIRS.map((pair) => {
          const worst = worstOf(pair, schemes)
          if (!worst) return null
          const { name, least } = pair
          const { ratio } = worst
          // Rounded down, so that 4.49 is not shown as 4.5.
          const shown = (Math.floor(ratio * 100) / 100).toFixed(2)
          return (
            <tr key={name}>
              <th scope="row">{says.pairs[name]}</th>
              <td>
                {shown}:1{schemes.length > 1 && ` (${says.themes[worst.name]})`}
              </td>
              <td>{ratio < least ? says.fails(least) : says.passes(least)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
