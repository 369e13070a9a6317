import { Code } from './code.tsx'
import { Described } from './coded.tsx'
import type { Attribute, Element } from './element-kinds.ts'
import { type Chosen, SNIPPETS } from './snippets.ts'
import { STARTS } from './starts.ts'
import { elements, nameOf, pageWide, properties } from './tags.ts'
import * as says from '../messages/en/partners.ts'
import styles from './reference.module.css'

type Provider = Pick<Chosen, 'origin' | 'product'>

/** All tags with their attributes, events, slots and parts; then what they share. */
export function Reference(provider: Provider) {
  return (
    <section className={styles.reference} aria-labelledby="reference">
      <h2 id="reference">{says.reference}</h2>
      <p>{says.referenceHint}</p>
      <ul className={styles.contents}>
        {[...elements.map(({ tag }) => [tag, `<${tag}>`] as const), ...SHARED].map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`} target="_self">
              {name}
            </a>
          </li>
        ))}
      </ul>
      {elements.map((element) => (
        <Tag key={element.tag} {...element} {...provider} />
      ))}
      <section id="every-tag" tabIndex={-1} aria-label={says.everyTag}>
        <h3>{says.everyTag}</h3>
        <Attributes attributes={pageWide} />
      </section>
      <section id="custom-properties" tabIndex={-1} aria-label={says.properties}>
        <h3>{says.properties}</h3>
        <dl>
          {properties.map(({ name, default: value, description }) => (
            <Entry
              key={name}
              name={name}
              value={value.includes('var(') ? says.derived : value}
              text={description}
            />
          ))}
        </dl>
      </section>
    </section>
  )
}

const SHARED = [
  ['every-tag', says.everyTag],
  ['custom-properties', says.properties],
] as const

function Tag({ tag, origin, product, ...element }: Element & Provider) {
  const { description, attributes, events, slots, parts } = element
  const name = nameOf(tag)
  const attributesOfStart = STARTS[tag] ?? {}
  return (
    <section id={tag} tabIndex={-1} aria-labelledby={`${tag}-name`}>
      <h3 id={`${tag}-name`}>
        {name} <code>{`<${tag}>`}</code>
      </h3>
      <p>
        <Described text={description.replace(/^`[^`]+`: /, '')} />
      </p>
      <Code
        label={says.codeOf(name)}
        code={SNIPPETS.html({
          tag,
          origin,
          product,
          attributes: attributesOfStart,
          version: '',
        })}
      />
      <h4>{says.attributes}</h4>
      <Attributes attributes={attributes} />
      <h4>{says.events}</h4>
      <dl>
        {events.map(({ name, detail, description }) => (
          <Entry key={name} name={name} value={detail} text={description} />
        ))}
      </dl>
      {slots.length > 0 && (
        <>
          <h4>{says.slots}</h4>
          <dl>
            {slots.map(({ name, description }) => (
              <Entry key={name} name={name || says.byDefault} text={description} />
            ))}
          </dl>
        </>
      )}
      <h4>{says.parts}</h4>
      <p className={styles.parts}>
        {parts.map((part) => (
          <code key={part}>{part}</code>
        ))}
      </p>
    </section>
  )
}

const Attributes = ({ attributes }: { attributes: readonly Attribute[] }) => (
  <dl>
    {attributes.map((attribute) => (
      <Entry
        key={attribute.name}
        name={attribute.name}
        value={valuesOf(attribute)}
        text={attribute.description}
      />
    ))}
  </dl>
)

function valuesOf({ type, default: word }: Attribute): string {
  if (!type.startsWith(`'`)) return type.startsWith('string') ? says.text : type
  const words = type.replaceAll(`'`, '').split(' | ').filter(Boolean)
  return words.map((each) => (each === word ? `${each} (${says.byDefault})` : each)).join(', ')
}

function Entry({ name, value, text }: { name: string; value?: string; text: string }) {
  return (
    <div>
      <dt>
        <code>{name}</code>
        {value && <small>{value}</small>}
      </dt>
      <dd>
        <Described text={text} />
      </dd>
    </div>
  )
}
