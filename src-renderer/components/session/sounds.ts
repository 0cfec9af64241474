let context: AudioContext | null = null

/** The context, once there is a sound to make; null where there is none. */
function audio(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null
  context ??= new AudioContext()
  return context
}

/** A tone of so many hertz that falls to another one, quiet and short. */
function tone(from: number, to: number, at: number, seconds: number): void {
  const on = audio()
  if (!on) return
  const start = on.currentTime + at
  const oscillator = on.createOscillator()
  const gain = on.createGain()
  oscillator.type = 'triangle'
  oscillator.frequency.setValueAtTime(from, start)
  oscillator.frequency.exponentialRampToValueAtTime(to, start + seconds)
  gain.gain.setValueAtTime(0.12, start)
  gain.gain.exponentialRampToValueAtTime(0.001, start + seconds)
  oscillator.connect(gain).connect(on.destination)
  oscillator.start(start)
  oscillator.stop(start + seconds + 0.01)
}

/** A die that hits the cloth: a moment of noise, without its high part. */
function knock(at: number, loudness: number): void {
  const on = audio()
  if (!on) return
  const start = on.currentTime + at
  const buffer = on.createBuffer(1, Math.round(on.sampleRate * 0.05), on.sampleRate)
  const samples = buffer.getChannelData(0)
  // Noise that dies away; chance has no part in it, so every die sounds alike.
  for (let i = 0; i < samples.length; i++) {
    const fall = (1 - i / samples.length) ** 3
    samples[i] = Math.sin(i * i * 0.37) * fall
  }
  const source = on.createBufferSource()
  const low = on.createBiquadFilter()
  const gain = on.createGain()
  source.buffer = buffer
  low.type = 'lowpass'
  low.frequency.value = 900
  gain.gain.value = loudness
  source.connect(low).connect(gain).connect(on.destination)
  source.start(start)
}

/** Dice on the table. All sounds are only for who has switched them on. */
export function playRoll(): void {
  for (const [i, loudness] of [0.3, 0.22, 0.26, 0.14].entries()) knock(i * 0.055, loudness)
}

/** A die that is set aside: one soft touch. */
export function playAside(): void {
  knock(0, 0.16)
}

/** All dice score and may be rolled again: a small step up. */
export function playHotDice(): void {
  tone(392, 392, 0, 0.09)
  tone(523, 523, 0.09, 0.16)
}

/** Points on the sheet: one clear click. */
export function playPoints(): void {
  tone(520, 520, 0, 0.06)
}

/** Points that are gone: a dull fall. */
export function playFarkle(): void {
  tone(190, 90, 0.34, 0.22)
}
