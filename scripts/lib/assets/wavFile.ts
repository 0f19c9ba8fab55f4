/**
 * A WAV file: PCM, 16 bits, one channel.
 *
 * @param samples from -1 to 1
 * @throws RangeError if a sample is outside this range, because it would be audible as a crack
 * @see https://learn.microsoft.com/windows/win32/xaudio2/resource-interchange-file-format--riff-
 */
export function wavFile(samples: ArrayLike<number>, sampleRate: number): Buffer {
  const headerBytes = 44;
  const sampleBytes = 2;
  const dataBytes = samples.length * sampleBytes;
  const file = Buffer.alloc(headerBytes + dataBytes);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(headerBytes - 8 + dataBytes, 4);
  file.write('WAVE', 8, 'latin1');
  file.write('fmt ', 12, 'latin1');
  file.writeUInt32LE(16, 16); // bytes of the format
  file.writeUInt16LE(1, 20); // PCM
  file.writeUInt16LE(1, 22); // channels
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate * sampleBytes, 28);
  file.writeUInt16LE(sampleBytes, 32);
  file.writeUInt16LE(sampleBytes * 8, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(dataBytes, 40);
  for (let index = 0; index < samples.length; index++) {
    const sample = samples[index] ?? 0;
    if (!(Math.abs(sample) <= 1)) throw new RangeError(`Sample ${index} is ${sample}; it must be from -1 to 1.`);
    file.writeInt16LE(Math.round(sample * 32767), headerBytes + index * sampleBytes);
  }
  return file;
}
