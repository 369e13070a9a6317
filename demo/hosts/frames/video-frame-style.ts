import { colours } from '../../../site/brand.ts'

/** Style sheet of the framed page. Its hash is in the page's security policy. */
export const embedStyle = `
:root { color-scheme: light dark; background: light-dark(#fff, ${colours.surfaceNight}) }
body { margin: 0 }
main { display: grid; min-height: 100vh; place-items: center }
h1 { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%) }
video { display: block; width: 100%; max-height: 100vh; aspect-ratio: 16 / 9 }
:focus-visible { outline: 3px solid ${colours.tiger}; outline-offset: -3px }
p { padding: 16px; color: light-dark(${colours.ink}, ${colours.textNight}); font: 16px/1.5 system-ui, sans-serif }
a { color: inherit }
`
