export {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
