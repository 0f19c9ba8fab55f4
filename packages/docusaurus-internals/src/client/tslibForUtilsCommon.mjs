// @docusaurus/utils-common requires all of tslib with require(), which can't be tree-shaken, but uses only this helper.
export {__importDefault} from 'tslib/tslib.es6.mjs';
