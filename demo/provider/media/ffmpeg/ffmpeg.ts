import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { dirname } from 'node:path'

/** Limits in seconds: CPU time and wall-clock time of one run, and length of the result. */
const CPU_SECONDS = 1800
const CLOCK_SECONDS = 1800
const LONGEST_FILM = 900

/** Limits: bytes of one allocation, pixels of a frame (8192 by 4320), and bytes of the result. */
const MAX_ALLOCATION = 512 * 1024 * 1024
const MAX_PIXELS = 8192 * 4320
const MAX_OUTPUT = 200 * 1024 * 1024

/** Limits the shorter edge to 720 pixels; H.264 needs even edges. */
const SCALE = ['w=iw', 'h=ih']
  .map((edge) => edge.replace(/i./, (size) => `'trunc(${size}*min(1,720/min(iw,ih))/2)*2'`))
  .join(':')

/** Stopped by the signal, not by the video. */
export class Stopped extends Error {
  override name = 'Stopped'
}

/**
 * Converts a video to H.264 and AAC of at most 720p. The file is untrusted: only files are opened, its format is not
 * guessed, and time, memory and output are limited.
 * @returns false if it can't be converted. A tenth of its frames may be broken.
 * @throws {Stopped} after an abort; the system's error if the program does not start.
 */
export async function convertVideo(
  program: string,
  source: string,
  format: 'mov' | 'matroska',
  target: string,
  signal: AbortSignal,
): Promise<boolean> {
  const input = ['-max_error_rate', '0.1', ...fileInput(source, format)]
  const streams = ['-map', '0:v:0', '-map', '0:a:0?', '-sn', '-dn']
  const nobody = ['-map_metadata', '-1', '-map_chapters', '-1', '-fflags', '+bitexact']
  const pictures = `-vf scale=${SCALE},setsar=1,format=yuv420p -fpsmax 30 -c:v libx264 -preset veryfast`
  const rate = '-profile:v high -crf 24 -maxrate 3M -bufsize 6M -threads 2'
  const sound = '-c:a aac -ac 2 -ar 48000 -b:a 128k'
  const file = `-t ${LONGEST_FILM} -fs ${MAX_OUTPUT} -movflags +faststart -f mp4`
  const output = `${pictures} ${rate} ${sound} ${file}`.split(' ')
  return run(program, [...input, ...streams, ...nobody, ...output, `file:${target}`], signal)
}

/** Renders one frame of a converted video as PNG: not the first, which is often black. */
export async function drawPoster(
  program: string,
  source: string,
  target: string,
  signal: AbortSignal,
): Promise<boolean> {
  const output = '-map 0:v:0 -vf thumbnail=50 -frames:v 1 -c:v png -f image2 -update 1'.split(' ')
  return run(program, [...fileInput(source, 'mov'), ...output, `file:${target}`], signal)
}

const fileInput = (source: string, format: string) =>
  `-max_pixels ${MAX_PIXELS} -threads 2 -protocol_whitelist file -f ${format} -i file:${source}`.split(
    ' ',
  )

async function run(program: string, words: string[], signal: AbortSignal): Promise<boolean> {
  const first = `-hide_banner -nostdin -loglevel fatal -y -max_alloc ${MAX_ALLOCATION} -timelimit ${CPU_SECONDS}`
  const child = spawn(program, [...first.split(' '), ...words], {
    // The program gets none of the provider's settings, and not its working directory.
    env: {},
    cwd: dirname(words.at(-1)!.slice('file:'.length)),
    stdio: 'ignore',
    timeout: CLOCK_SECONDS * 1000,
    killSignal: 'SIGKILL',
    signal,
  })
  return new Promise((resolve, reject) => {
    child.on('spawn', () => {
      // Requests take precedence. A child that has already ended has no priority to set.
      try {
        setPriority(child.pid!, 15)
      } catch {}
    })
    child.on('error', (error) => reject(signal.aborted ? new Stopped() : error))
    child.on('close', (code) => resolve(code === 0))
  })
}
