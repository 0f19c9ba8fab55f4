export {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
