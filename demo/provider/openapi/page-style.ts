/** The page's style sheet. Its hash is in the page's Content-Security-Policy. */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#faf5ea, #10201b);
  --sand: light-dark(#efe4cf, #0b1713);
  --ink: light-dark(#1c1b19, #f3eee2);
  --title: light-dark(#14342b, #faf5ea);
  --quiet: light-dark(#5b554b, #b7b2a4);
  --line: light-dark(#d8c8a6, #345046);
  --accent: light-dark(#b8430f, #f2b134);
  --serif: Fraunces, Georgia, Cambria, 'Times New Roman', serif;
  --mono: ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace;
}
* { box-sizing: border-box }
html { scroll-padding-top: 16px }
body {
  margin: 0;
  background: var(--paper);
  color: var(--ink);
  font: 16px/1.5 Figtree, 'Segoe UI', system-ui, sans-serif;
  overflow-wrap: anywhere;
}
a { color: var(--accent) }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
header { padding: 24px; background: #14342b; border-top: 6px solid #d9541e; color: #faf5ea }
header p { margin: 0 }
header .brand { font-size: 14px; color: #f2b134 }
header a { color: #f2b134 }
h1 { margin: 0 0 8px; font: 600 32px/1.1 var(--serif); letter-spacing: -0.01em }
h1 span { font: 400 16px/1 var(--mono); letter-spacing: 0 }
code, pre, h3 b, nav b { font-family: var(--mono) }
code { font-size: 0.9em }
p { max-width: 72ch; margin: 0 0 8px }
.point { padding-inline-start: 20px; text-indent: -12px }
.point::before { content: '· ' }
nav { padding: 8px 24px 24px; background: var(--sand); border-bottom: 1px solid var(--line) }
nav h2 { margin: 16px 0 4px; color: var(--quiet); font-size: 14px; font-weight: 600 }
nav ul { margin: 0; padding: 0; list-style: none }
nav a { display: flex; gap: 8px; align-items: center; min-height: 44px; color: var(--ink); font-size: 14px; text-decoration: none }
nav a:hover { text-decoration: underline }
b.get, b.post, b.put { min-width: 4ch; color: var(--accent); font-size: 12px; text-transform: uppercase }
main { min-width: 0; padding: 24px }
section > h2 { margin: 40px 0 0; color: var(--title); font: 600 26px/1.2 var(--serif) }
article { margin-top: 16px; padding: 16px 0 24px; border-top: 1px solid var(--line) }
article:target h3 { box-shadow: inset 4px 0 var(--accent); padding-inline-start: 12px }
h3 { margin: 0 0 8px; font-size: 17px; font-weight: 600 }
h3 a { color: var(--title); text-decoration: none }
h3 code { font-size: 1em }
h3 b { margin-inline-end: 4px; font-size: 14px }
h4 { margin: 16px 0 4px; color: var(--quiet); font-size: 14px; font-weight: 600 }
.summary { font-size: 18px }
.token { padding: 8px 12px; background: var(--sand) }
article ul { margin: 0; padding: 0; list-style: none }
article li { padding: 4px 0; border-bottom: 1px solid var(--line) }
article li:last-child { border: 0 }
.kind, .type { color: var(--quiet); font-size: 14px }
em { color: var(--accent); font-size: 14px; font-style: normal }
.said { display: block; max-width: 72ch; font-size: 15px }
.answer { display: grid; grid-template-columns: 48px minmax(0, 1fr); margin-top: 12px }
.answer h4 { margin: 0; color: var(--ink); font: 600 14px/24px var(--mono) }
.refusal h4 { color: var(--quiet) }
.refusal p { margin: 0; padding: 0; font-size: 15px; text-indent: 0 }
.refusal .point::before { content: none }
pre {
  margin: 0;
  padding: 16px;
  background: var(--sand);
  font-size: 13px;
  line-height: 1.6;
  white-space: pre-wrap;
}
@media (min-width: 1000px) {
  body { display: grid; grid-template-columns: 280px minmax(0, 1fr) }
  header { grid-column: 1 / -1; padding-inline: 40px }
  nav { position: sticky; top: 0; height: 100vh; overflow-y: auto; padding: 16px 24px 40px 40px; border: 0; border-inline-end: 1px solid var(--line) }
  nav a { min-height: 32px }
  main { max-width: 1000px; padding: 32px 40px 80px }
}
@media print { nav { display: none } }
`
