import {useEffect, type ReactNode} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import AnnouncementBar from '@theme-init/AnnouncementBar';

/**
 * Shows a new announcement immediately. theme-classic hides a dismissed one with an attribute that it sets only before
 * the first render, so a new announcement, which resets the dismissal, would stay hidden until the next page load.
 */
export default function AnnouncementBarShownWhenNew(): ReactNode {
  const [dismissed] = useStorageSlot('docusaurus.announcement.dismiss');
  useEffect(() => {
    if (dismissed === 'false')
      document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'false');
  }, [dismissed]);
  return <AnnouncementBar />;
}
