import { BadSetting } from '../../settings/bad-setting.ts'
import { StoreAway } from '../../errors/store-away.ts'
import { type S3Client, s3Client } from './s3-client.ts'
import type { S3Settings } from '../../settings/s3-settings.ts'
import { endUploads } from './s3-upload.ts'

/** An empty object that exists during the check. */
const name = 'check-of-access'

/**
 * Tries each operation on the bucket that media need. Several instances may do so concurrently.
 * @throws {BadSetting} naming the failed operation.
 */
export async function checkAccess(settings: S3Settings): Promise<void> {
  const client = s3Client(settings, () => {})
  const steps: [what: string, step: () => Promise<unknown>][] = [
    ['list', async () => list(client)],
    ['write to', async () => client.ask({ method: 'PUT', name, body: new Uint8Array() })],
    ['read', async () => client.ask({ method: 'GET', name })],
    [
      'upload in parts to',
      async () => client.ask({ method: 'POST', name, query: { uploads: '' } }),
    ],
    ['list and abort the uploads of', async () => endUploads(client, name)],
    ['delete from', async () => client.ask({ method: 'DELETE', name })],
  ]
  for (const [what, step] of steps) {
    try {
      await step()
    } catch (error) {
      if (!(error instanceof StoreAway)) throw error
      throw new BadSetting(`${sentence(error.reason, what, settings)} (${error.reason}).`)
    }
  }
}

/** Another kind of server might also answer 200, so the body is checked. */
async function list(client: S3Client): Promise<void> {
  const answer = await client.ask({ method: 'GET', query: { 'list-type': '2', 'max-keys': '1' } })
  if (!answer?.text.includes('<ListBucketResult')) throw new StoreAway('NoList')
}

function sentence(reason: string, what: string, { bucket }: S3Settings): string {
  switch (reason) {
    case 'SignatureDoesNotMatch':
    case 'InvalidAccessKeyId':
      return 'The store rejected S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY'
    case 'AccessDenied':
    case '403':
      return `S3_ACCESS_KEY_ID may not ${what} the bucket '${bucket}'`
    case 'NoSuchBucket':
    case 'InvalidBucketName':
      return `The store has no bucket named '${bucket}' as in S3_BUCKET`
    case 'AuthorizationHeaderMalformed':
    case 'PermanentRedirect':
    case 'TemporaryRedirect':
    case 'IllegalLocationConstraintException':
      return 'S3_REGION or S3_ENDPOINT does not match the bucket'
    case 'RequestTimeTooSkewed':
      return 'The clocks of this machine and of S3_ENDPOINT differ'
    default:
      return 'S3_ENDPOINT does not respond like an S3 store'
  }
}
