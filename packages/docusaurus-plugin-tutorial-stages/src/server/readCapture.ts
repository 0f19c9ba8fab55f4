import fs from 'node:fs/promises';
import type {TutorialOptions} from '../options';
import type {CaptureView} from '../view';

/** An entry of the list of captures, as `npm run samples:capture` writes it. */
interface Capture {
  readonly sample: string;
  readonly kind: 'still' | 'loop';
  readonly width: number;
  readonly height: number;
  readonly engine: string;
  readonly files: Readonly<Record<string, string>>;
}

/** What a page shows of a capture. Throws an Error when the list has none of this name. */
export async function readCapture(
  name: string,
  {capturesFile, samples}: Pick<TutorialOptions, 'capturesFile' | 'samples'>,
): Promise<CaptureView> {
  const captures = JSON.parse(await fs.readFile(capturesFile, 'utf8')) as Readonly<Record<string, Capture>>;
  const capture = captures[name];
  if (!capture)
    throw new Error(
      `There is no capture "${name}" in website/captures. Add it to samples/Capture/captures and run npm run samples:capture.`,
    );
  const {sample, engine, width, height, files} = capture;
  const address = (file: string): string => `/captures/${file}`;
  const picture = files['poster'] ?? files['still'] ?? Object.values(files)[0] ?? '';
  return {
    sample,
    sampleUrl: `${samples.sourceUrl}/${sample}`,
    engine,
    width,
    height,
    picture: address(picture),
    ...(files['webm'] !== undefined && {video: address(files['webm'])}),
  };
}
