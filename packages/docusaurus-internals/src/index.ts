export {dropArticles} from './bundle/dropArticles';
export {configureBundle} from './bundle/configureBundle';
export {mergeRoutes} from './bundle/mergeRoutes';
export {pageLoader} from './bundle/pageLoader';
export {extendDocsRoute} from './routes/extendDocsRoute';
