import { resolve } from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { replaceFound } from './found.ts'

const part = (file: string) =>
  normalizePath(resolve(import.meta.dirname, '../parts', file)).replaceAll("'", "\\'")

const DRAW = `import { draw as drawMarkup } from '${part('markup.ts')}'\n`
const DECODE = `import { sizeOf, pictureOf } from '${part('files/decoded.ts')}'\n`

/** Markup assignments. Swiper's makes a Trusted Types policy, which a page may forbid, so it is replaced as a whole. */
const MARKUP = /([\w.[\]]+)\.innerHTML = ([^;]+?);/g

const drawn = (code: string) => DRAW + replaceFound(code, MARKUP, 'drawMarkup($1, $2);')

const IS = `const is = (value, ...names) => names.includes({}.toString.call(value).slice(8, -1));\n`

/** Elements and files of a frame or a popup are no instances of this page's classes. */
const inAnyDocument = (code: string) =>
  replaceFound(
    replaceFound(
      replaceFound(code, 'value instanceof HTMLElement', 'value?.nodeType === 1'),
      /([\w.]+) instanceof File\b/g,
      "is($1, 'File')",
    ),
    /([\w.]+) instanceof Blob\b/g,
    "is($1, 'Blob', 'File')",
  )

const FITTED: Record<string, (code: string) => string> = {
  'flatpickr/dist/esm/index.js': drawn,
  // Prototype.js's `map` passes no array.
  'flatpickr/dist/esm/utils/dates.js': (code) =>
    replaceFound(
      replaceFound(code, '.map(function (c, i, arr) {', '.map(function (c, i) {'),
      'arr[i - 1]',
      'frmt[i - 1]',
    ),
  'filepond/dist/filepond.esm.js': (code) => IS + drawn(inAnyDocument(code)),
  'swiper/shared/utils.mjs': (code) =>
    DRAW +
    replaceFound(
      // An element that moved to another document keeps the classes of the first.
      replaceFound(code, '!!Ctor && el instanceof Ctor', 'el.nodeType === 1'),
      /(?<=function setInnerHTML\(el, html = ''\) )\{.*?\n\}/s,
      '{ drawMarkup(el, html) }',
    ),
  'filepond-plugin-image-preview/dist/filepond-plugin-image-preview.esm.js': (code) => {
    const sized = replaceFound(
      code,
      /const fileURL = [^;]+;\s+\/\/ determine[^\n]+\n\s+getImageSize\(fileURL,/,
      'sizeOf(item.file,',
    )
    const decoded = replaceFound(
      sized,
      /const fileURL = [^;]+;\s+\/\/ fallback\n.*?\n {4}\};\n(.*?)\/\/ the file url is no longer needed\s+URL\.revokeObjectURL\(fileURL\);(.*?)\/\/ if we support scaling.*?\n {2}\};/s,
      '$1$2pictureOf(item.file, previewImageLoaded)\n};',
    )
    return DECODE + drawn(decoded)
  },
}

/** Makes libraries work under any policy: no markup strings (Trusted Types), workers or blob URLs. FilePond and Swiper also work in other documents. */
export function underPolicies(isAllInOne: boolean): Plugin {
  const missing = new Set(Object.keys(FITTED))
  return {
    name: 'under-policies',
    transform(code, id) {
      const [path, fit] = Object.entries(FITTED).find(([path]) => id.endsWith(`/${path}`)) ?? []
      if (!path || !fit) return null
      missing.delete(path)
      return fit(code)
    },
    generateBundle() {
      for (const path of isAllInOne ? missing : []) this.error(`${path} is not in the bundle`)
    },
  }
}
