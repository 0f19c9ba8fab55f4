import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {Plugin} from '@docusaurus/types';

/** The newest release on the home page, with the texts of its post. */
export interface LatestRelease {
  readonly title: string;
  readonly description: string;
  readonly permalink: string;
  /** ISO 8601 date. */
  readonly date: string;
  /** The date in words. A browser's own `Intl.DateTimeFormat` would block a slow phone while it is initialized. */
  readonly dateText: string;
}

const dateFormat = new Intl.DateTimeFormat('en', {dateStyle: 'long', timeZone: 'UTC'});

/** Docusaurus plugin: provides the newest blog post to the home page as global data. */
export default function pluginLatestRelease(): Plugin {
  return {
    name: 'latest-release',
    allContentLoaded({allContent, actions}) {
      const blog = allContent['docusaurus-plugin-content-blog']?.['default'] as BlogContent | undefined;
      const post = blog?.blogPosts[0];
      if (!post) throw new Error('The home page shows the newest release, but the blog has no posts.');
      const {title, description, permalink, date} = post.metadata;
      actions.setGlobalData({
        title,
        description,
        permalink,
        date: date.toISOString().slice(0, 10),
        dateText: dateFormat.format(date),
      } satisfies LatestRelease);
    },
  };
}
