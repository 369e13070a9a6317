/** A content coding that is sent here. */
export type Coding = 'br' | 'gzip'

/** In the order of preference; of equal weights the first is taken. */
const CODINGS: readonly Coding[] = ['br', 'gzip']

/** What an `accept-encoding` header allows. */
export interface Accepted {
  /** The coding to send, if any. */
  coding: Coding | undefined
  /** Whether even a body that is not worth it has to be encoded (`identity;q=0`, or `*;q=0` alone). */
  refusesPlain: boolean
}

/**
 * Reads an `accept-encoding` header by its weights (RFC 9110, section 12.5.3). Where nothing that is
 * accepted can be sent, the body goes out plain, as everybody's server has it: 406 helps nobody.
 */
export function acceptedIn(header: string | undefined): Accepted {
  const weights = weightsIn(header ?? '')
  const others = weights.get('*')
  const plain = weights.get('identity')
  const [best] = CODINGS.map((coding) => ({ coding, weight: weights.get(coding) ?? others ?? 0 }))
    .filter(({ weight }) => weight > 0 && weight >= (plain ?? 0))
    .toSorted((a, b) => b.weight - a.weight)
  return { coding: best?.coding, refusesPlain: (plain ?? others) === 0 }
}

/** The weight of each coding that a header names; one with a weight that is none is not named. */
function weightsIn(header: string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    const weight = parameters.length === 0 ? '1' : /^q\s*=\s*(.*)$/.exec(parameters[0]!)?.[1]
    // Old names of the same codings (RFC 9110, section 8.4.1.3).
    const coding = name.replace(/^x-/, '')
    if (coding && weight && /^(?:0(?:\.\d*)?|1(?:\.0*)?)$/.test(weight)) {
      weights.set(coding, Number(weight))
    }
  }
  return weights
}
