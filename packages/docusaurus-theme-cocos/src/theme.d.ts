// Declares for TypeScript the aliases by which Docusaurus finds our theme components.
declare module '@theme/CodeFigure' {
  const CodeFigure: typeof import('./theme/CodeFigure').default;
  export default CodeFigure;
}
declare module '@theme/Diagram' {
  const Diagram: typeof import('./theme/Diagram').default;
  export default Diagram;
}
declare module '@theme/Kbd' {
  const Kbd: typeof import('./theme/Kbd').default;
  export default Kbd;
}
declare module '@theme/Steps' {
  const Steps: typeof import('./theme/Steps').default;
  export default Steps;
}

/** Webpack's address of the file. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
