let context: AudioContext | null = null

/** A click of so many hertz, quiet and short. */
function click(frequency: number, at: number): void {
  if (typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  const start = context.currentTime + at
  const oscillator = context.createOscillator()
  const gain = context.createGain()
  oscillator.type = 'triangle'
  oscillator.frequency.setValueAtTime(frequency, start)
  gain.gain.setValueAtTime(0.12, start)
  gain.gain.exponentialRampToValueAtTime(0.001, start + 0.06)
  oscillator.connect(gain).connect(context.destination)
  oscillator.start(start)
  oscillator.stop(start + 0.07)
}

/** Dice on the table: two dull clicks. Only for who has switched sound on. */
export function playRoll(): void {
  click(220, 0)
  click(180, 0.07)
}

/** Points on the sheet: one clear click. Only for who has switched sound on. */
export function playPoints(): void {
  click(520, 0)
}
