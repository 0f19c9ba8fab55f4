export {figuresIn, parsePage, type ListedFigure} from './listFigures';
export {parseFenceMeta, type FenceMeta} from '../code/parseFenceMeta';
