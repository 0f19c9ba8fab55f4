import 'docusaurus-theme-cocos/fileCopies';
import './progressElements';
