import { dice } from './scenes/brush.ts'

/** Samples per second. */
export const RATE = 24_000

/** The strings in plucking order, in Hz: the fifth, the octave twice, the ground note. */
const STRINGS = [98, 130.8, 130.8, 65.4]

/** Seconds between two plucks. */
const BEAT = 1.25

/**
 * A seamless loop of a tanpura, as signed 16-bit samples. Karplus–Strong plucked strings (1983); sound beyond the end
 * wraps to the beginning.
 */
export function tanpura(seconds: number): Buffer {
  const loop = new Float32Array(seconds * RATE)
  const plucks = Math.floor(seconds / BEAT)
  for (let pluck = 0; pluck < plucks; pluck++) {
    const roll = dice(pluck + 7)
    const hertz = STRINGS[pluck % STRINGS.length] ?? 98
    const string = Float32Array.from({ length: Math.round(RATE / hertz) }, () => roll() * 2 - 1)
    const start = Math.round(pluck * BEAT * RATE)
    for (let step = 0; step < RATE * 7; step++) {
      const [at, next] = [step % string.length, (step + 1) % string.length]
      const sound = string[at] ?? 0
      string[at] = 0.4995 * (sound + (string[next] ?? 0))
      const place = (start + step) % loop.length
      loop[place] = (loop[place] ?? 0) + sound * Math.min(1, step / 240)
    }
  }
  const loudest = loop.reduce((most, sound) => Math.max(most, Math.abs(sound)), 0)
  const bytes = Buffer.alloc(loop.length * 2)
  loop.forEach((sound, index) =>
    bytes.writeInt16LE(Math.round((sound / loudest) * 14_000), index * 2),
  )
  return bytes
}
