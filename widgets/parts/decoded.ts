const decoding = new WeakMap<Blob, Promise<ImageBitmap>>()

function decode(file: Blob): Promise<ImageBitmap> {
  const decoded = decoding.get(file) ?? createImageBitmap(file)
  decoding.set(file, decoded)
  return decoded
}

const ignore = () => {}

/** Tells how large a picture is, in its own pixels; a file that is none is never told of. */
export function sizeOf(file: Blob, tell: (width: number, height: number) => void): void {
  decode(file).then(({ width, height }) => tell(width, height), ignore)
}

/**
 * Hands over a picture that is to be drawn, and then closed. In place of a worker and of an address for the
 * file, which a page's policy may forbid (`worker-src`, `img-src`): browsers decode it beside the page anyway.
 */
export function pictureOf(file: Blob, take: (picture: ImageBitmap) => void): void {
  decode(file).then((picture) => {
    decoding.delete(file)
    take(picture)
  }, ignore)
}
