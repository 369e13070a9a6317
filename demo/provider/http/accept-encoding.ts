export type Coding = 'br' | 'gzip'

const CODINGS: readonly Coding[] = ['br', 'gzip']

export interface Accepted {
  coding: Coding | undefined
  /** True if a body must be compressed however small it is (`identity;q=0`, or `*;q=0`). */
  refusesPlain: boolean
  /** True if Brotli with a dictionary (`dcb`, RFC 9842, section 4) is named, and no other coding is preferred. */
  delta: boolean
}

/**
 * Parses an `accept-encoding` header with its weights (RFC 9110, section 12.5.3). If no accepted coding is available
 * the body is sent uncompressed like elsewhere, since a 406 would help no client.
 */
export function acceptedIn(header: string | undefined): Accepted {
  const weights = weightsIn(header ?? '')
  const others = weights.get('*')
  const plain = weights.get('identity')
  const [best] = CODINGS.map((coding) => ({ coding, weight: weights.get(coding) ?? others ?? 0 }))
    .filter(({ weight }) => weight > 0 && weight >= (plain ?? 0))
    .toSorted((a, b) => b.weight - a.weight)
  const delta = weights.get('dcb') ?? 0
  return {
    coding: best?.coding,
    refusesPlain: (plain ?? others) === 0,
    delta: delta > 0 && delta >= Math.max(best?.weight ?? 0, plain ?? 0),
  }
}

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
