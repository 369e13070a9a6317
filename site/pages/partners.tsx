import { brand } from '../brand.ts'
import { Crumbs, HOME } from '../layout/crumbs.tsx'
import { Sentence } from '../layout/sentence.tsx'
import { breadcrumbs } from '../layout/structured-data.ts'
import { Code } from '../partners/code.tsx'
import { Playground } from '../partners/playground.tsx'
import { Reference } from '../partners/reference.tsx'
import { SNIPPETS } from '../partners/snippets.ts'
import { FIRST, PARTNER, STARTS } from '../partners/starts.ts'
import { definePage } from '../routing/page.ts'
import { pathOf } from '../routing/router.ts'
import * as layout from '../messages/en/layout.ts'
import * as says from '../messages/en/partners.ts'
import styles from '../partners/partners.module.css'

const STEPS = [HOME, { name: layout.partners, path: pathOf('partners') }]

export const page = definePage({
  hasTags: true,
  head: () => ({
    title: layout.partners,
    description: says.description,
    path: pathOf('partners'),
    structuredData: [breadcrumbs(STEPS)],
  }),
  View: ({ origin, product }) => (
    <>
      <header className={`green-ground ${styles.head}`}>
        <Crumbs steps={STEPS} />
        <h1>{says.title}</h1>
        <p className="lead-paragraph">{says.lead}</p>
        <ol className={styles.steps} aria-label={says.stepsLabel}>
          {says.steps.map(({ title, text }, at) => (
            <li key={title}>
              <h2>{title}</h2>
              {at === 0 && (
                <Code
                  strong
                  label={title}
                  code={SNIPPETS.html({
                    tag: FIRST,
                    attributes: STARTS[FIRST]!,
                    origin,
                    product,
                    version: '',
                  })}
                />
              )}
              <p>
                <Sentence text={text} partner={<code>{PARTNER}</code>} within={brand.callsWithin} />
              </p>
            </li>
          ))}
        </ol>
      </header>
      <Playground origin={origin} product={product} />
      <Reference origin={origin} product={product} />
    </>
  ),
})
