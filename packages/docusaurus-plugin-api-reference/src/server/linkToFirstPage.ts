import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {ApiPageMetadata} from '../view';

/** Gives the doc that stands before the API pages its "next": the docs plugin knows docs only. */
export function linkToFirstPage(content: LoadedContent, before: string, next: ApiPageMetadata['next']): LoadedContent {
  return {
    ...content,
    loadedVersions: content.loadedVersions.map((version) => ({
      ...version,
      docs: version.docs.map((doc) => (doc.permalink === before ? {...doc, next} : doc)),
    })),
  };
}
