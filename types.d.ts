// A dependency of the linter's configuration that ships no types.
declare module 'eslint-plugin-jsx-a11y' {
  import type {Linter} from 'eslint';

  const plugin: {readonly flatConfigs: {readonly strict: Linter.Config}};
  export default plugin;
}
