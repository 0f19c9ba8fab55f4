export {articlesOutOfModules} from './bundle/articlesOutOfModules';
export {configureBundle} from './bundle/configureBundle';
export {mergeRoutes} from './bundle/mergeRoutes';
export {extendDocsRoute} from './routes/extendDocsRoute';
