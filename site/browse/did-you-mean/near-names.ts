import { fold } from '../../../widgets/contract/values/choice.ts'
import { editDistance } from '../../../widgets/contract/values/edit-distance.ts'

/** A page, and its possible names in an address. */
export interface Named {
  name: string
  href: string
  /** Other names, such as 'taj-mahal'. */
  also?: readonly string[]
}

/** Letters and digits only, so that 'tajmahal' equals 'Taj Mahal'. */
const plain = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '')

/** In letters. No name is longer, and the cost grows with the square. */
const LONGEST = 60

/** Allowed errors: 0 up to three letters, 1 up to five, then a third of the length, at most 3. */
const allowed = (word: string) =>
  word.length < 6 ? Number(word.length > 3) : Math.min(3, Math.floor(word.length / 3))

/**
 * Suggestions for a word, best first, in the original order if equal. A name also matches by its beginning ('kanha' for
 * 'Kanha National Park'), with a lower rank.
 */
export function nearNames(word: string, all: readonly Named[], most = 3): Named[] {
  const typed = plain(word)
  if (typed.length > LONGEST) return []
  const limit = allowed(typed)
  const form = formOf(typed)
  const found = new Map<string, { named: Named; distance: number }>()
  for (const named of all) {
    const distance = distanceOf(form, named, limit)
    const known = found.get(named.href)
    if (distance <= limit && !(known && known.distance <= distance)) {
      found.set(named.href, { named, distance })
    }
  }
  return [...found.values()]
    .toSorted((a, b) => a.distance - b.distance)
    .filter(
      ({ named }, at, sorted) =>
        sorted.findIndex(({ named: { name } }) => name === named.name) === at,
    )
    .slice(0, most)
    .map(({ named }) => named)
}

function distanceOf(typed: Form, named: Named, limit: number): number {
  const { wholes, starts } = formsOf(named)
  let least = Infinity
  for (const whole of wholes) least = Math.min(least, distanceWithin(typed, whole, limit))
  for (const start of starts) least = Math.min(least, distanceWithin(typed, start, limit) + 1)
  return least
}

/** A word and a bit mask of its letters. */
interface Form {
  word: string
  letters: number
}

const formOf = (word: string): Form => ({
  word,
  letters: [...word].reduce((bits, letter) => bits | (1 << (letter.codePointAt(0)! % 32)), 0),
})

interface Forms {
  wholes: Form[]
  starts: Form[]
}

/** Cached, because building forms takes longer than comparing them, and a server compares many words. */
const FORMS = new WeakMap<Named, Forms>()

function formsOf(named: Named): Forms {
  const known = FORMS.get(named)
  if (known) return known
  const { name, also = [] } = named
  const words = name.split(/[\s,-]+/)
  const starts = words.slice(1).map((_, at) => plain(words.slice(0, at + 1).join('')))
  const forms = {
    wholes: [name, ...also].map((each) => formOf(plain(each))),
    starts: starts.filter((start) => start.length > 3).map(formOf),
  }
  FORMS.set(named, forms)
  return forms
}

/** Skips the comparison if lengths or letters differ too much. */
function distanceWithin(a: Form, b: Form, limit: number): number {
  const isFar = Math.abs(a.word.length - b.word.length) > limit || lacking(a, b) > limit
  return b.word === '' || isFar ? Infinity : editDistance(a.word, b.word)
}

/** Number of distinct letters missing from the other word, a lower bound of the distance. */
function lacking(a: Form, b: Form): number {
  let bits = a.letters & ~b.letters
  let count = 0
  for (; bits !== 0; bits &= bits - 1) count += 1
  return count
}
