import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {ApiPageMetadata} from '../../view';

/** Sets the "next" link of the last doc before the API pages, because the docs plugin doesn't know these. */
export function linkToFirstPage(content: LoadedContent, before: string, next: ApiPageMetadata['next']): LoadedContent {
  return {
    ...content,
    loadedVersions: content.loadedVersions.map((version) => ({
      ...version,
      docs: version.docs.map((doc) => (doc.permalink === before ? {...doc, next} : doc)),
    })),
  };
}
