import {useInsertionEffect} from 'react';

/**
 * Gives the page a style sheet while a component is there. It comes with the component's script: the style sheet of all
 * pages stays as small as it is, and the Content-Security-Policy needs no exception.
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
