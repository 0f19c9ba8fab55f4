import type {ConfigureWebpackUtils} from '@docusaurus/types';
import {adoptSheets} from './adoptSheets';
import {developmentServer} from './developmentServer';
import {replaceCode} from './replacedCode';
import {trimBrowserBundle} from './trimBrowserBundle';

interface Config<Plugin, Rule> {
  readonly plugins?: readonly Plugin[];
  readonly module?: {readonly rules?: readonly Rule[]};
}

/**
 * Returns what the theme changes in the bundles: scripts may adopt stylesheets, and the browser's bundle is trimmed. Use it in
 * `configureWebpack`.
 *
 * @param config The bundler's configuration so far.
 */
export function configureBundle<Plugin, Rule>(
  config: Config<Plugin, Rule>,
  isServer: boolean,
  utils: ConfigureWebpackUtils,
) {
  const rules = adoptSheets(config.module?.rules ?? [], isServer);
  const replacesRules = {'module.rules': 'replace'} as const;
  if (isServer) return {mergeStrategy: replacesRules, module: {rules: [...rules, ...replaceCode(true)]}};
  const trimmed = trimBrowserBundle(config);
  return {
    ...trimmed,
    ...(process.env.NODE_ENV === 'development' && developmentServer(utils)),
    mergeStrategy: {...trimmed.mergeStrategy, ...replacesRules},
    module: {rules: [...rules, ...trimmed.module.rules]},
  };
}
