import type { SpokenFocus } from './spoken-focus.ts'

/** Every stop needs a role and a name, and must not repeat words. */
export function faultsOf(now: SpokenFocus | undefined): string[] {
  const faults: string[] = []
  if (!now) return ['focus is lost']
  if (!now.role || ['generic', 'none', 'RootWebArea'].includes(now.role)) {
    faults.push(`no role: "${now.name}"`)
  }
  // The skip link moves focus to main, which has no name.
  if (!now.name && now.role !== 'main')
    faults.push(`no name: ${now.role} in ${now.within.join('; ')}`)
  if (now.description && now.description === now.name) faults.push(`told twice: ${now.name}`)
  const names = now.within.map((place) => place.replace(/^\w+ /, ''))
  names.forEach((name, index) => {
    if (name.startsWith('"') && names.indexOf(name) !== index) faults.push(`twice within ${name}`)
  })
  const last = now.within.at(-1)
  if (last?.endsWith(` "${now.name}"`) && !/^(listbox|grid)/.test(last)) {
    faults.push(`named as what it is in: ${last}; ${now.role}`)
  }
  for (const place of now.within) {
    if (/^(alertdialog|dialog|region|grid|radiogroup)$/.test(place))
      faults.push(`no name: ${place}`)
  }
  // A film may be called a video wherever it is listed.
  if (now.role !== 'Video' && /\b(\w{3,}) \1\b/i.test(`${now.role} ${now.name}`))
    faults.push(`a word twice: ${now.name}`)
  return faults
}
