export {default} from '@generated/routes';
