import SecondaryMenu from '@theme-init/Navbar/MobileSidebar/SecondaryMenu';
import {useNavbarMobileSidebar} from 'docusaurus-internals/mobileSidebar';
import {startTransition, useEffect, useState, type ReactNode} from 'react';

/**
 * The phone's menu with the sidebar of the current section, created when the reader first opens it. theme-classic
 * creates it with every page, which keeps a slow phone from answering for a tenth of a second.
 */
export default function SecondaryMenuOnceOpened(): ReactNode {
  const {shown} = useNavbarMobileSidebar();
  const [wasShown, setWasShown] = useState(false);
  useEffect(() => {
    // In a transition, so that the menu can slide in while its entries are created.
    if (shown) startTransition(() => setWasShown(true));
  }, [shown]);
  return wasShown && <SecondaryMenu />;
}
