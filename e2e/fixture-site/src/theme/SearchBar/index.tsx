import type {ReactNode} from 'react';

/** theme-classic has no search of its own; this shows where a navbar item of the kind `search` puts one. */
export default function SearchBar(): ReactNode {
  return <input type="search" aria-label="Search" placeholder="Search" />;
}
