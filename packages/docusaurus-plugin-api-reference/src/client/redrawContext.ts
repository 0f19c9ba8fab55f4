import {createContext} from 'react';

/** Renders everything below /docs/api again, to show a page that has just loaded or was found missing. */
export const RedrawContext = createContext<() => void>(() => undefined);
