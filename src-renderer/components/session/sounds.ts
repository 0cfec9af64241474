let context: AudioContext | null = null

/** Created with the first sound; null if unsupported. */
function audio(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null
  context ??= new AudioContext()
  return context
}

/** A short quiet tone that glides between two frequencies in hertz; times in seconds. */
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

/** A die hitting the felt: a short burst of low-pass noise. */
function knock(at: number, loudness: number): void {
  const on = audio()
  if (!on) return
  const start = on.currentTime + at
  const buffer = on.createBuffer(1, Math.round(on.sampleRate * 0.05), on.sampleRate)
  const samples = buffer.getChannelData(0)
  // Decaying deterministic noise, so that every die sounds alike.
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

export function playRoll(): void {
  for (const [i, loudness] of [0.3, 0.22, 0.26, 0.14].entries()) knock(i * 0.055, loudness)
}

export function playAside(): void {
  knock(0, 0.16)
}

export function playHotDice(): void {
  tone(392, 392, 0, 0.09)
  tone(523, 523, 0.09, 0.16)
}

export function playPoints(): void {
  tone(520, 520, 0, 0.06)
}

export function playRight(): void {
  tone(660, 660, 0.05, 0.06)
  tone(880, 880, 0.12, 0.1)
}

export function playFarkle(): void {
  tone(190, 90, 0.34, 0.22)
}
