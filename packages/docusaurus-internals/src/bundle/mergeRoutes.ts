import {inPackage} from './inPackage';

/** Pages of one kind that share a single route in the browser. */
export interface MergedRoutes {
  /** Their name in messages. */
  readonly what: string;
  /** Their addresses. All are below one parent route, after its other routes. */
  readonly paths: readonly string[];
  /** Absolute path of the module with the one route's component. */
  readonly pageRoute: string;
}

/** Returns a rule for the browser's bundle that replaces the routes of the pages with one route. */
export const mergeRoutes = (options: MergedRoutes) => ({
  resource: /\.docusaurus[\\/]routes\.js$/,
  use: [{loader: inPackage('loader/mergeRoutes.cjs'), options}],
});
