export {addMiddleware} from './bundle/addMiddleware';
export {configureBundle} from './bundle/configureBundle';
export {dropArticles} from './bundle/dropArticles';
export {errorOverlay} from './bundle/errorOverlay';
export {mergeRoutes} from './bundle/mergeRoutes';
export {pageLoader} from './bundle/pageLoader';
export {extendDocsRoute} from './routes/extendDocsRoute';
