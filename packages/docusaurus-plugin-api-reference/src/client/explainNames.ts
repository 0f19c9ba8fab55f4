import {explainLinks} from 'docusaurus-theme-cocos/loadWhenNear';

// Client module that shows cards for linked names of the API, in code and in articles.
explainLinks({links: 'article [href*="/docs/api/"]', load: () => import('./cards')});
