import { readdirSync } from 'node:fs'
import { TIMES } from './scenes/palette.ts'
import { sceneSvg } from './scenes/scene-svg.ts'
import { scenes } from './scenes/scenes.ts'

const drawn = new Map<string, string>()

const isScene = (name: string): name is keyof typeof scenes => Object.hasOwn(scenes, name)

const languages = readdirSync(`${import.meta.dirname}/scene-titles`)
  .filter((file) => !file.includes('.test.'))
  .map((file) => file.replace('.ts', ''))

/** What each scene shows, by languages other than English. */
export const TITLES: Readonly<Record<string, Record<keyof typeof scenes, string> | undefined>> =
  Object.fromEntries(
    await Promise.all(
      languages.map(async (language) => {
        const { titles } = (await import(`./scene-titles/${language}.ts`)) as {
          titles: Record<keyof typeof scenes, string>
        }
        return [language, titles] as const
      }),
    ),
  )

/**
 * Returns what the drawing at an address shows, as a sentence without a full stop; '' for other pictures.
 * @param language a code; English for an unknown one
 */
export function sceneTitle(address: string, language: string): string {
  const [, name = ''] = /\/scenes\/([a-z-]+)-[a-z]+\.svg$/.exec(address) ?? []
  return isScene(name) ? (TITLES[language]?.[name] ?? scenes[name].title) : ''
}

/** Returns a landscape by file name, such as 'alps-day.svg'; undefined for unknown names. */
export function scenePicture(file: string): string | undefined {
  const known = drawn.get(file)
  if (known !== undefined) return known
  const [, name = '', time] = /^([a-z-]+)-([a-z]+)\.svg$/.exec(file) ?? []
  const at = TIMES.find((each) => each === time)
  if (!at || !isScene(name)) return undefined
  const svg = sceneSvg(scenes[name], at)
  drawn.set(file, svg)
  return svg
}
