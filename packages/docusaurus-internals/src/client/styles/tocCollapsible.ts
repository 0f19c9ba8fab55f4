export {default} from '@docusaurus/theme-classic/lib/theme/TOCCollapsible/styles.module.css';
