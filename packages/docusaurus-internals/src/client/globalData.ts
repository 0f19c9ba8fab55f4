export {default} from '@generated/globalData';
