import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** A navbar item that throws if the address has `?break-navbar`. */
export default function FragileItem(): ReactNode {
  const {search} = useLocation();
  if (useIsBrowser() && search === '?break-navbar') throw new Error('This item is fragile');
  return null;
}
