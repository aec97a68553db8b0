/** Two soft wooden notes: your turn. */
let audio: AudioContext | undefined;

function knock(context: AudioContext, pitch: number, at: number): void {
  const tone = context.createOscillator();
  const level = context.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.985, at + 0.3);
  level.gain.setValueAtTime(0, at);
  level.gain.linearRampToValueAtTime(0.16, at + 0.012);
  level.gain.exponentialRampToValueAtTime(0.0008, at + 0.42);
  tone.connect(level).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.45);
}

export function chime(): void {
  audio ??= new AudioContext();
  void audio.resume();
  knock(audio, 523, audio.currentTime);
  knock(audio, 784, audio.currentTime + 0.14);
}
