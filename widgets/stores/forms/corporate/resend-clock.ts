import { atom } from 'nanostores'

export function createResendClock() {
  const $wait = atom(0)
  const until = new Map<string, number>()
  let shown = ''
  let clock: ReturnType<typeof setInterval> | undefined

  function tick() {
    $wait.set(Math.max(0, Math.ceil(((until.get(shown) ?? 0) - Date.now()) / 1000)))
    if ($wait.get() === 0) clearInterval(clock)
  }

  function show(address: string) {
    shown = address
    clearInterval(clock)
    clock = setInterval(tick, 1000)
    tick()
  }

  function wait(address: string, seconds: number) {
    until.set(address, Date.now() + seconds * 1000)
    show(shown)
  }

  function end() {
    clearInterval(clock)
    $wait.set(0)
  }

  return { $wait, show, wait, end }
}
