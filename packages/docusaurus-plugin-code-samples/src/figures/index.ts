export {figureId} from './figureId';
export {figuresIn, listFigures, parsePage, type ListedFigure} from './listFigures';
export {parseFenceMeta, type FenceMeta} from '../code/parseFenceMeta';
