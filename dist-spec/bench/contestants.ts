import { join, resolve } from 'node:path'
import { build } from 'vite'

const here = import.meta.dirname
const root = resolve(here, '../..')
const built = resolve(root, 'node_modules/.cache/trip-widgets-bench')

/** One way to make the form: what it is called, and the page that shows it. */
export interface Contestant {
  name: string
  folder: string
}

/** The first is the floor that the others are measured against. */
export const contestants: Contestant[] = [
  { name: 'hand-written custom element', folder: 'floor' },
  { name: 'trip-enquiry', folder: 'trip-enquiry' },
  { name: 'Formik + Yup on React 19', folder: 'formik' },
  { name: 'bpmn-io form-js viewer', folder: 'form-js' },
  { name: 'SurveyJS (survey-js-ui)', folder: 'survey-js' },
]

/** What is built already: the form under test is measured as it ships. */
const ready = 'trip-enquiry'

/** Where the server finds the files of each path. */
export const folders: Record<string, string> = {
  widgets: resolve(root, 'dist/widgets'),
  [ready]: join(here, 'forms', ready),
  ...Object.fromEntries(others().map(({ folder }) => [folder, join(built, folder)])),
}

/** Builds every contestant's page for production. */
export async function buildAll(): Promise<void> {
  for (const { folder } of others()) {
    await build({
      configFile: false,
      logLevel: 'warn',
      root: join(here, 'forms', folder),
      base: './',
      build: {
        outDir: join(built, folder),
        emptyOutDir: true,
        target: 'es2022',
        chunkSizeWarningLimit: 5000,
      },
    })
  }
}

function others(): Contestant[] {
  return contestants.filter(({ folder }) => folder !== ready)
}
