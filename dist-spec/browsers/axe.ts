import { AXE, RULES } from '../support/test.ts'
import type { Visitor } from './visitor.ts'

export function violations(visitor: Visitor): Promise<string[]> {
  const task = `async (rules) => {
    if (!globalThis.axe) { ${AXE} }
    const options = { runOnly: rules, resultTypes: ['violations'] }
    const { violations } = await globalThis.axe.run(document, options)
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => id + ' at ' + target.flat().join(' ') + ': ' + failureSummary))
  }`
  return visitor.evaluate(
    Object.assign(() => [] as string[], { toString: () => task }) as (rules: string[]) => string[],
    RULES,
  )
}
