/** A line of 'Any special request', because the specified payload has no field for sights (section 3). */
export const SIGHTS = 'Places to see'

/** 'Places to see: Taj Mahal; Agra Fort'. */
export const sightsLine = (names: readonly string[], label = SIGHTS) =>
  `${label}: ${names.join('; ')}`

/** Names in the first such line of a request. `labels` are its labels in each language. */
export function sightsIn(request: string, labels: readonly string[] = [SIGHTS]): string[] {
  const [, names = ''] = new RegExp(`^(?:${labels.join('|')}): (.+)$`, 'm').exec(request) ?? []
  return names
    .split(';')
    .map((name) => name.trim())
    .filter(Boolean)
}
