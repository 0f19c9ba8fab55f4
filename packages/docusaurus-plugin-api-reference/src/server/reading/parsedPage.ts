import {memoizeByText} from 'api-descriptions';
import {parsePage} from 'docusaurus-plugin-code-samples/figures';

/** Parses a doc or post by its source and address, and again only when its source has changed. Don't modify the tree. */
export const parsedPage = memoizeByText((source) => parsePage(source));
