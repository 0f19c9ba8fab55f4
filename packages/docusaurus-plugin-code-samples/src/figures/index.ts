export {figureId} from './figureId';
export {figuresIn, listFigures, type ListedFigure} from './listFigures';
export {parseFenceMeta, type FenceMeta} from '../code/parseFenceMeta';
