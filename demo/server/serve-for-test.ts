import { ALONE, type ServeOptions, type Serving, serve } from './serve.ts'
import { settingsFromEnvironment } from '../provider/settings/settings.ts'
import { begunMemoryForTest } from '../provider/testing/memory-for-test.ts'

/** Serves on free ports with a prepared in-memory database, which starts faster. */
export async function serveForTest(changes: Partial<ServeOptions> = {}): Promise<Serving> {
  const options = { port: 0, ...ALONE, ...changes }
  const { demo } = settingsFromEnvironment(process.env, options)
  return serve(options, await begunMemoryForTest(demo))
}
