export {default} from '@generated/docusaurus.config';
