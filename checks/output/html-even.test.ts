import {checkHtml} from './support/htmlChecks';

checkHtml(0);
