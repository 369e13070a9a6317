const decoding = new WeakMap<Blob, Promise<ImageBitmap>>()

function decode(file: Blob): Promise<ImageBitmap> {
  const decoded = decoding.get(file) ?? createImageBitmap(file)
  decoding.set(file, decoded)
  return decoded
}

const ignore = () => {}

/** Reports a picture's size in px; never called for other files. */
export function sizeOf(file: Blob, tell: (width: number, height: number) => void): void {
  decode(file).then(({ width, height }) => tell(width, height), ignore)
}

/**
 * Passes on a decoded picture, which the receiver closes. Avoids a worker and an object URL, which a page's policy may
 * forbid (`worker-src`, `img-src`); browsers decode off the main thread anyway.
 */
export function pictureOf(file: Blob, take: (picture: ImageBitmap) => void): void {
  decode(file).then((picture) => {
    decoding.delete(file)
    take(picture)
  }, ignore)
}
