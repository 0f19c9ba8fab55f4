import {hitStyle} from '../../SearchHit';
import {panelStyle} from './panelStyle';

// The style is loaded with the script that needs it; `hitStyle` explains why.
const sheet = new CSSStyleSheet();
sheet.replaceSync(hitStyle + panelStyle);
document.adoptedStyleSheets.push(sheet);
