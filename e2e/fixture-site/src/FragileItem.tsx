import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** A navbar item that fails when the address asks for it with `?break-navbar`. */
export default function FragileItem(): ReactNode {
  const {search} = useLocation();
  if (useIsBrowser() && search === '?break-navbar') throw new Error('This item is fragile');
  return null;
}
