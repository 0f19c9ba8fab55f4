// Client module: highlights the words that a page was found by. They are in its address, and are removed from it.
import {highlightParameter} from '../shared/constants';

/** Docusaurus calls this for every page that is shown, including the first. */
export function onRouteDidUpdate(): void {
  if (location.search.includes(highlightParameter))
    import('./highlight/showHighlights').then(
      ({showHighlights}) => showHighlights(),
      () => undefined,
    );
}
