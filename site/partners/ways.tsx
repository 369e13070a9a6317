import type { ReactNode } from 'react'
import { Code } from './code.tsx'
import { Coded } from './coded.tsx'
import { type Chosen, SNIPPETS, type Way, WAYS } from './snippets.ts'
import { REQUIRED } from './starts.ts'
import { policyFor } from './policy.ts'
import { usePins } from './use-pins.ts'
import * as says from '../messages/en/partners.ts'
import choices from './partners.module.css'
import styles from './ways.module.css'

/** The code for each way to build a page, in tabs that work without JavaScript. */
export function Ways({ live, ...chosen }: Omit<Chosen, 'version' | 'pins'> & { live: boolean }) {
  const { versions, version, choose, state, shown, map } = usePins(live, chosen)
  const whole = { ...chosen, ...shown }
  const required = REQUIRED[chosen.tag]
  const isMissing = required !== undefined && !chosen.attributes[required]
  return (
    <section className={styles.ways} aria-labelledby="code">
      <h2 id="code">{says.yourCode}</h2>
      <div className={styles.version}>
        <label htmlFor="version">{says.version}</label>
        <select
          id="version"
          value={version}
          disabled={!versions}
          aria-describedby="version-hint"
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">{says.newest}</option>
          {Object.keys(versions?.majors ?? {}).map((major) => (
            <option key={major} value={major}>
              {says.newestOf(major)}
            </option>
          ))}
          {versions?.versions.map(({ version, immutable }) => (
            <option key={version} value={version}>
              {says.pinned(version, immutable)}
            </option>
          ))}
        </select>
        <p id="version-hint">{says.versionHint}</p>
        <p role="status">
          {state === 'pinning' && says.pinning}
          {state === 'failed' && says.pinFailed}
        </p>
      </div>
      <fieldset className={styles.tabs}>
        <legend>{says.waysLegend}</legend>
        {WAYS.map((way) => (
          <Tab key={way} way={way}>
            {isMissing ? (
              <p>
                <Coded text={says.missing[chosen.tag]!} />
              </p>
            ) : (
              <CodeAndPolicy
                way={way}
                code={SNIPPETS[way](whole)}
                lines={policyFor(way, whole, map)}
              />
            )}
          </Tab>
        ))}
      </fieldset>
    </section>
  )
}

/** A radio button, its label, and the panel that it shows. */
function Tab({ way, children }: { way: Way; children: ReactNode }) {
  return (
    <>
      <input
        type="radio"
        name="way"
        id={`way-${way}`}
        className="visually-hidden"
        defaultChecked={way === 'html'}
      />
      <label className={choices.option} htmlFor={`way-${way}`}>
        {says.ways[way]}
      </label>
      <div className={styles.panel} data-way={way}>
        <p>{says.hints[way]}</p>
        {children}
      </div>
    </>
  )
}

function CodeAndPolicy({ way, code, lines }: { way: Way; code: string; lines: string[] }) {
  return (
    <>
      <Code label={says.codeOf(says.ways[way])} code={code} />
      <h3>{says.policy}</h3>
      <p>{says.policyHint}</p>
      <Code label={`${says.policy}: ${says.ways[way]}`} code={lines.join('; ')} />
      {(way === 'server' || way === 'next') && (
        <p>
          <Coded text={says.linkedHint} />
        </p>
      )}
    </>
  )
}
