import {hitStyle} from '../../SearchHit';
import {panelStyle} from './panelStyle';

// The style comes with the script that needs it: see hitStyle.
const sheet = new CSSStyleSheet();
sheet.replaceSync(hitStyle + panelStyle);
document.adoptedStyleSheets.push(sheet);
