export {HitTitle} from './HitTitle';
export {hitStyle} from './hitStyle';
export {KindBadge} from './KindBadge';
export {Marked} from './Marked';
