// @docusaurus/utils-common asks for all of tslib with require(), which no bundler can shake, and uses this one helper.
export {__importDefault} from 'tslib/tslib.es6.mjs';
