import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import FragileItem from '../../FragileItem';

export default {...ComponentTypes, 'custom-fragile': FragileItem};
