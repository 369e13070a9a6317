import sharp from 'sharp'

export interface Photo {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A unique picture: `seed` (0 to 255) sets its colour, and noise makes it large enough. */
export async function photo(name: string, seed = 1): Promise<Photo> {
  const side = 320
  const pixels = Buffer.alloc(side * side * 3)
  let noise = seed * 7919 + 1
  for (let index = 0; index < pixels.length; index += 1) {
    noise = (noise * 1_103_515_245 + 12_345) % 2 ** 31
    pixels[index] = ((index / 960) % 256) * 0.6 + ((noise >> 16) % 60) + (seed % 40)
  }
  const drawn = sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
  const png = name.endsWith('.png')
  return {
    name,
    mimeType: png ? 'image/png' : 'image/jpeg',
    buffer: await (png ? drawn.png() : drawn.jpeg({ quality: 80 })).toBuffer(),
  }
}
