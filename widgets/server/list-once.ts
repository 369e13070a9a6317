import type { CityChoice } from '../contract/city-choices.ts'
import { fold } from '../contract/values/choice.ts'
import { type ListedCities, unlist } from '../stores/listed-cities.ts'
import { membersOf } from './filled-form.ts'

const LIST =
  /(<select [^>]*name="destination"[^>]*><option[^>]*>[^<]*<\/option>)(.*?)(?=<\/select>)/s
const OPTION = /<option( selected)? value="([^"]*)">([^<]*)/g

/**
 * A screen whose list of cities has names only, and the data for the script, which has the rest: each uuid is once in a
 * page, after the form. A label that is the name of several cities keeps its value, so that the form works without a script.
 */
export function listOnce(screen: string, data: unknown): { screen: string; data: unknown } {
  const cities = membersOf(data)['cities'] as readonly CityChoice[] | undefined
  const options = [...(LIST.exec(screen)?.[2] ?? '').matchAll(OPTION)]
  const isSame = options.every(([, , value], at) => value === cities?.[at]?.uuid)
  if (!cities || cities.length !== options.length || !isSame) return { screen, data }
  // As `cityOf` finds them in what is sent.
  const counts = new Map<string, number>()
  for (const { name, label } of cities)
    for (const one of new Set([fold(name), fold(label)]))
      counts.set(one, (counts.get(one) ?? 0) + 1)
  let at = 0
  const named = screen.replace(
    LIST,
    (_, before: string, list: string) =>
      before +
      list.replace(OPTION, (option, selected: string | undefined, _value, label: string) =>
        counts.get(fold(cities[at++]!.label)) === 1 ? `<option${selected ?? ''}>${label}` : option,
      ),
  )
  const listed: ListedCities = unlist(cities)
  return { screen: named, data: { ...Object(data), cities: listed } }
}
