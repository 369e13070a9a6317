/** Prints the brotli bytes of the site's carousel and of the equivalent Swiper modules, without React. */
import { resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type Rollup } from 'vite'

const ours = resolve(import.meta.dirname, '../../site/layout/slides.tsx')
const swiper = `
  export { Swiper, SwiperSlide } from 'swiper/react'
  export { A11y, Autoplay, Keyboard, Navigation } from 'swiper/modules'
  import 'swiper/css'`
const SOURCES = { 'site/layout/slides.tsx': `export * from '${ours}'`, 'swiper/react': swiper }

for (const [name, source] of Object.entries(SOURCES)) {
  const bundle = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? resolve(import.meta.dirname, 'entry.js') : undefined),
        load: (id) => (id.endsWith('/entry.js') ? source : undefined),
      },
    ],
    build: {
      write: false,
      rolldownOptions: { external: /^react/, preserveEntrySignatures: 'strict', input: 'entry' },
    },
  })) as Rollup.RolldownOutput
  const sizes = bundle.output.map((file) => {
    const content = file.type === 'chunk' ? file.code : file.source
    return `${brotliCompressSync(content).byteLength} bytes of ${file.type === 'chunk' ? 'script' : 'styles'}`
  })
  console.log(`${name}: ${sizes.join(', ')}`)
}
