import { PERMISSIONS } from '../../provider/http/permissions.ts'

/** Headers of all pages for frames. Isolated pages (COOP, COEP) may frame them as well. */
export const FRAME_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'cross-origin',
  'permissions-policy': PERMISSIONS,
  'x-robots-tag': 'noindex',
}
