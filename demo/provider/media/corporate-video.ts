import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chooseVideo } from '../../../widgets/contract/corporate-video-choice.ts'
import { type CorporateVideo, corporateVideos } from '../../../widgets/contract/corporate-videos.ts'
import * as endpoints from '../../../widgets/contract/endpoints.ts'

/** Own addresses stay paths, since a proxy may change the origin. */
const HERE = 'http://here.invalid'

/** The clip of a company, or the default, from the list in a folder; undefined if the list can't be read. */
export async function corporateVideoIn(
  mediaRoot: string,
  company: string,
): Promise<CorporateVideo | undefined> {
  try {
    const text = await readFile(join(mediaRoot, 'videos.json'), 'utf8')
    const list = corporateVideos.output.parse(JSON.parse(text))
    const video = chooseVideo(list, company, HERE + endpoints.corporateVideos.path)
    return JSON.parse(JSON.stringify(video).replaceAll(`"${HERE}`, '"'))
  } catch {
    return undefined
  }
}
