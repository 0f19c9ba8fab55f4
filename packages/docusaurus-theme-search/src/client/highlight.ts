// Client module: marks on a page the words that it was found by. They are in the address, which is put right.
import {highlightParameter} from '../shared/constants';

/** Docusaurus calls this whenever a page is shown, the first one too. */
export function onRouteDidUpdate(): void {
  if (location.search.includes(highlightParameter))
    import('./highlight/showHighlights').then(
      ({showHighlights}) => showHighlights(),
      () => undefined,
    );
}
