export {articlesOutOfModules} from './bundle/articlesOutOfModules';
export {mergeRoutes} from './bundle/mergeRoutes';
export {trimBrowserBundle} from './bundle/trimBrowserBundle';
export {extendDocsRoute} from './routes/extendDocsRoute';
