import type { Plugin } from 'vite'
import { replaceFound } from '../../widgets/build/found.ts'

/** Places the marker for a page's own files after the site's style sheets, which they override. */
export function pageFilesLast(): Plugin {
  return {
    name: 'page-files-last',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => replaceFound(html, '</head>', '  <!--files-->\n  </head>'),
    },
  }
}
