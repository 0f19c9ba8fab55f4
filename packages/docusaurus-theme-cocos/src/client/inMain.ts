// Client module: puts what two chunks of every guide would contain, the sidebar's and the article's, into main.js.
export {Collapsible} from '@docusaurus/theme-common';
