/** Runs once: when called, or else at the end of this process, however it ends. */
export function atExit(work: () => void): () => void {
  let isDone = false
  const once = () => {
    process.off('exit', once)
    if (!isDone) work()
    isDone = true
  }
  process.once('exit', once)
  return once
}
