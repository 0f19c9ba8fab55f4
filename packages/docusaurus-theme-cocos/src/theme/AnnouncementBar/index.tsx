import {useEffect, type ReactNode} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import AnnouncementBar from '@theme-init/AnnouncementBar';

/**
 * theme-classic hides a dismissed announcement by an attribute that is set before the page is drawn and never again.
 * When a new announcement takes back the dismissal of the one before, it would stay hidden until the next page load.
 */
export default function AnnouncementBarShownWhenNew(): ReactNode {
  const [dismissed] = useStorageSlot('docusaurus.announcement.dismiss');
  useEffect(() => {
    if (dismissed === 'false')
      document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'false');
  }, [dismissed]);
  return <AnnouncementBar />;
}
