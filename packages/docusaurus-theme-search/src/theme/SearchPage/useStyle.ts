import {useInsertionEffect} from 'react';

/**
 * Adds a style sheet to the page while a component is mounted. It is loaded with the component's script, so that the style
 * sheet of all pages stays small and the Content-Security-Policy needs no exception.
 */
export function useStyle(css: string): void {
  useInsertionEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [css]);
}
