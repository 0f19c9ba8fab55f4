import type {TutorialOptions} from '../options';

/** Whether a tutorial has only one part, so that its downloads have no number. */
function isOnlyPart({parts}: TutorialOptions): boolean {
  return parts.length === 1;
}

/** The top-level folder in a part's download: `PlatformerPart2`. */
export function partFolder(number: number, tutorial: TutorialOptions): string {
  return isOnlyPart(tutorial) ? tutorial.name : `${tutorial.name}Part${number}`;
}

/** The path of a part's downloads below the site's root, without what tells them apart: `downloads/platformer-part-2`. */
export function downloadBase(number: number, tutorial: TutorialOptions): string {
  const base = `downloads/${tutorial.name.toLowerCase()}`;
  return isOnlyPart(tutorial) ? base : `${base}-part-${number}`;
}

/** The path of the download of a part's folder `Content`. */
export function contentPath(number: number, tutorial: TutorialOptions): string {
  return `${downloadBase(number, tutorial)}-content.zip`;
}

/** The folder of a part's source files below the site's root, with a slash at the end. */
export function filesPath(number: number, tutorial: TutorialOptions): string {
  const base = `downloads/${tutorial.name.toLowerCase()}/`;
  return isOnlyPart(tutorial) ? base : `${base}part-${number}/`;
}
