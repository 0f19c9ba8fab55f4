export {default} from '@docusaurus/theme-classic/lib/theme/TOC/styles.module.css';
