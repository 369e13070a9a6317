import type { Handler } from 'hono'
import { html, raw } from 'hono/html'
import type { CorporateVideo } from '../../../widgets/contract/corporate-videos.ts'
import { noVideos } from '../../provider/media/corporate-media.ts'
import { corporateVideoIn } from '../../provider/media/corporate-video.ts'
import { hashSource } from '../../provider/http/hash-source.ts'
import { LANGUAGE, readLanguage } from '../../../widgets/contract/values/language.ts'
import { type Messages, messagesIn } from '../../provider/messages/messages.ts'
import { validHtml } from '../../provider/http/valid-html.ts'
import { FRAME_HEADERS } from './frame-headers.ts'
import type { FramedScript } from './framed-script.ts'
import { embedStyle } from './video-frame-style.ts'

/** Plays unless the visitor prefers reduced motion; then, or without JavaScript, the controls are there. */
const play = `if(!matchMedia('(prefers-reduced-motion: reduce)').matches)document.querySelector('video').play().catch(()=>{})`

export interface VideoFrameOptions {
  /** Folder with the list of clips. */
  mediaRoot: string
  frameOrigins: readonly string[]
  script: () => Promise<FramedScript>
}

/** Responds with the page of the clip of the company in the path's `name`; 503 without a list. */
export function videoFrame({ mediaRoot, frameOrigins, script }: VideoFrameOptions): Handler {
  return async (context) => {
    const video = await corporateVideoIn(mediaRoot, context.req.param('name') ?? '')
    if (!video) throw noVideos()
    const framed = await script()
    const says = messagesIn(readLanguage(context.req.query(LANGUAGE)))
    return context.html(validHtml(String(page(video, framed, says))), 200, {
      ...FRAME_HEADERS,
      'cache-control': 'public, max-age=300',
      'content-security-policy': policy(video, framed, frameOrigins),
      'cross-origin-opener-policy': 'same-origin',
      // A clip may be on another origin that doesn't send CORP.
      'cross-origin-embedder-policy': 'credentialless',
      'referrer-policy': 'no-referrer',
    })
  }
}

function policy(
  { src, poster, captions }: CorporateVideo,
  framed: FramedScript,
  frameOrigins: readonly string[],
) {
  const origins = [src, poster, captions].flatMap((address) =>
    address && URL.canParse(address) ? [new URL(address).origin] : [],
  )
  const sources = ["'self'", ...new Set(origins)].join(' ')
  return [
    "default-src 'none'",
    `media-src ${sources}`,
    `img-src ${sources}`,
    `style-src ${hashSource(embedStyle)}`,
    `script-src ${hashSource(play)} ${framed.hash}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${["'self'", ...frameOrigins].join(' ')}`,
  ].join('; ')
}

function page(
  { src, poster, captions, title }: CorporateVideo,
  framed: FramedScript,
  { frame, language }: Messages,
) {
  return html`<!doctype html>
    <html lang="${language.code}" dir="${language.dir}" data-ratio="${16 / 9}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${raw(`<style>${embedStyle}</style>${framed.html}`)}
      </head>
      <body>
        <main>
          <h1 lang="en">${title}</h1>
          <video
            aria-label="${title}"
            controls
            muted
            playsinline
            preload="metadata"
            ${poster ? html`poster="${poster}"` : ''}
            ${captions && URL.canParse(captions) ? raw('crossorigin="anonymous"') : ''}
            src="${src}"
          >
            ${captions ? html`<track kind="captions" srclang="en" label="English" src="${captions}" default />` : ''}
            <p>${frame.noPlayer} <a href="${src}">${frame.download}</a></p>
          </video>
          <p>${frame.notPlaying} <a href="${src}">${frame.open}</a></p>
        </main>
        ${raw(`<script>${play}</script>`)}
      </body>
    </html>`
}
