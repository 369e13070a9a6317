import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import {
  type AttractionFilter,
  attractionList,
} from '../../data/attractions/desk-attraction-list.ts'
import {
  type DeskAttraction,
  addAttraction,
  deskAttraction,
  editAttraction,
  hideAttraction,
  namesake,
} from '../../data/attractions/desk-attractions.ts'
import type { Queries } from '../../data/engine/database.ts'
import { type Deed, addedWith, deedsOf, logDeed } from '../../data/desk-log.ts'
import { categoriesInUse } from '../../data/attractions/attraction-counts.ts'
import { citiesIn, cityNamed } from '../../data/attractions/places.ts'
import type { Staff } from '../../data/people/staff.ts'
import { Overtaken, missing, seeOther, shown } from '../answers.ts'
import {
  type AttractionTexts,
  NOTHING,
  changesBetween,
  factsIn,
  textsIn,
  textsOf,
} from './attraction-fields.ts'
import {
  ATTRACTIONS,
  NEW_ATTRACTION,
  attractionAddress,
  attractionListPage,
} from './attraction-list-page.ts'
import { type AttractionShown, attractionPage, newAttractionPage } from './attraction-page.ts'
import type { Desk } from '../desk-routes.ts'

const ONE = `${ATTRACTIONS}/:id`

export const ATTRACTION_DONE: Record<string, string | undefined> = {
  added: 'Added. It is on the site now.',
  edited: 'Saved.',
  same: 'Nothing was changed.',
  hidden: 'Hidden. The site no longer shows it.',
  shown: 'It is on the site again.',
  pictures: 'The pictures were changed.',
}

const SAME_NAME = 'There is already an attraction of this name in this city.'
const FAULTY = { text: 'Please correct the marked fields. Nothing was saved.', failed: true }

/** Draws an attraction's page for staff. */
export async function showAttraction(
  queries: Queries,
  context: Context,
  attraction: DeskAttraction,
  more: Pick<AttractionShown, 'staff' | 'notice' | 'texts' | 'faults' | 'theirs'>,
  status: 200 | 409 | 422 = 200,
): Promise<Response> {
  const deeds = await deedsOf(queries, 'attraction', attraction.id)
  const page = attractionPage({ attraction, deeds, ...(await choices(queries)), ...more })
  return shown(context, page, status)
}

async function choices(queries: Queries) {
  const cities = await citiesIn(queries, null, null)
  const places = cities.map(({ name, state, country }) => `${name}, ${state}, ${country}`)
  return { places, categories: await categoriesInUse(queries), intent: randomUUID() }
}

export function attractionRoutes({ database, settings, page, deed }: Desk): void {
  page(ATTRACTIONS, async (context, staff) => {
    const asked = (name: string) => context.req.query(name)?.replaceAll('\0', '')
    const filter: AttractionFilter = {
      text: asked('text')?.trim().slice(0, 100) ?? '',
      hidden: asked('state') === 'hidden',
      after: asked('after'),
      before: asked('before'),
    }
    const list = await attractionList(database, filter)
    return shown(context, attractionListPage({ staff, filter, ...list }))
  })

  page(NEW_ATTRACTION, async (context, staff) =>
    shown(context, newAttractionPage({ staff, texts: NOTHING, ...(await choices(database)) })),
  )

  const read = async (texts: AttractionTexts, id?: string) => {
    const city = await cityNamed(database, texts.place)
    const result = factsIn(texts, city)
    if ('faults' in result) return result
    return (await namesake(database, result.facts, id)) ? { faults: { name: SAME_NAME } } : result
  }

  const log = (queries: Queries, staff: Staff, what: Omit<Deed, 'staff' | 'at'>, id: string) =>
    logDeed(queries, { ...what, staff: staff.uuid, at: settings.now() }, 'attraction', id)

  deed(NEW_ATTRACTION, async (context, staff, fields) => {
    const { intent } = fields
    const done = (id: string) => seeOther(context, `${attractionAddress(id)}?done=added`)
    const texts = textsIn(fields)
    const result = await read(texts)
    // After the check for the name, which the same form may have taken.
    const earlier = await addedWith(database, intent)
    if (earlier !== undefined) return done(earlier)
    if ('faults' in result) {
      const { faults } = result
      const form = { ...(await choices(database)), texts, faults }
      return shown(context, newAttractionPage({ staff, notice: FAULTY, ...form }), 422)
    }
    const id = await database
      .transaction(async (queries) => {
        const id = await addAttraction(queries, result.facts)
        const isFirst = await log(queries, staff, { deed: 'added', text: '', intent }, id)
        if (!isFirst) throw new Overtaken()
        return id
      })
      .catch(async (error: unknown) => {
        const other = error instanceof Overtaken && (await addedWith(database, intent))
        if (other) return other
        throw error
      })
    return done(id)
  })

  page(ONE, async (context, staff) => {
    const attraction = await deskAttraction(database, context.req.param('id') ?? '')
    if (!attraction) return missing(context, staff, ATTRACTIONS)
    const text = ATTRACTION_DONE[context.req.query('done') ?? '']
    return showAttraction(database, context, attraction, {
      staff,
      notice: text ? { text } : undefined,
    })
  })

  deed(ONE, async (context, staff, fields) => {
    const attraction = await deskAttraction(database, context.req.param('id') ?? '')
    if (!attraction) return missing(context, staff, ATTRACTIONS)
    const { id } = attraction
    const { version = '', intent } = fields
    const done = (what: string) => seeOther(context, `${attractionAddress(id)}?done=${what}`)
    const texts = textsIn(fields, textsOf(attraction))
    const result = await read(texts, id)
    if ('faults' in result) {
      const { faults } = result
      return showAttraction(
        database,
        context,
        attraction,
        { staff, texts, faults, notice: FAULTY },
        422,
      )
    }
    try {
      const isChanged = await database.transaction(async (queries) => {
        const was = textsOf(attraction)
        const text = changesBetween(was, texts)
        if (text === '' && version === attraction.version) return false
        if (!(await log(queries, staff, { deed: 'edited', text, intent }, id))) return true
        if (!(await editAttraction(queries, id, version, result.facts))) throw new Overtaken()
        return true
      })
      return done(isChanged ? 'edited' : 'same')
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error
      const now = (await deskAttraction(database, id)) ?? attraction
      const text =
        'A colleague has changed this attraction since you opened it. Nothing was saved. Your text is still ' +
        'here; compare it, then save again.'
      const more = { staff, texts, theirs: textsOf(now), notice: { text, failed: true } }
      return showAttraction(database, context, now, more, 409)
    }
  })

  deed(`${ONE}/visibility`, async (context, staff, { state, intent }) => {
    const attraction = await deskAttraction(database, context.req.param('id') ?? '')
    if (!attraction) return missing(context, staff, ATTRACTIONS)
    if (state !== 'hidden' && state !== 'shown') {
      const notice = { text: 'Please hide it or show it.', failed: true }
      return showAttraction(database, context, attraction, { staff, notice }, 422)
    }
    const { id } = attraction
    try {
      await database.transaction(async (queries) => {
        if (!(await log(queries, staff, { deed: state, text: '', intent }, id))) return
        const at = state === 'hidden' ? settings.now() : null
        if (!(await hideAttraction(queries, id, at))) throw new Overtaken()
      })
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error
      const now = (await deskAttraction(database, id)) ?? attraction
      const text = `Already done by a colleague. It is ${now.hidden_at ? 'hidden' : 'on the site'} now.`
      return showAttraction(database, context, now, { staff, notice: { text, failed: true } }, 409)
    }
    return seeOther(context, `${attractionAddress(id)}?done=${state}`)
  })
}
