export {HitTitle} from './HitTitle';
export {KindBadge} from './KindBadge';
export {Marked} from './Marked';
