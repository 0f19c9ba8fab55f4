// Dependencies of the tool chain that ship no types.
declare module 'eslint-plugin-jsx-a11y' {
  import type {Linter} from 'eslint';

  const plugin: {readonly flatConfigs: {readonly strict: Linter.Config}};
  export default plugin;
}

declare module 'nprogress' {
  const nprogress: {
    configure(options: {
      readonly template?: string;
      readonly barSelector?: string;
      readonly showSpinner?: boolean;
    }): void;
    start(): void;
    done(): void;
  };
  export default nprogress;
}

declare module 'subset-font' {
  /** The font with only the glyphs of `text`. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: {readonly targetFormat?: 'sfnt' | 'woff' | 'woff2'},
  ): Promise<Buffer>;
}

declare module 'tslib/tslib.es6.mjs' {
  export {__importDefault} from 'tslib';
}

declare module 'react-dom/server' {
  import type {ReactNode} from 'react';

  export function renderToStaticMarkup(node: ReactNode): string;
}

/** A stylesheet that the script that imports it adopts (docusaurus-internals, `adoptSheets`). */
declare module '*.adopted.css' {}
