import {releaseOf, type FactsManifest} from 'api-model';

/** The API and release that a file describes, as a comment for formats that have no field for it. */
export function originOf({repository, tag}: FactsManifest): string {
  return `The API of ${repository}, release ${releaseOf(tag)}`;
}
