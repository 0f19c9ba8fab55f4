import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ArchiveBlogPost, Props} from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

const title = 'Archive';
const dateFormat = new Intl.DateTimeFormat('en', {day: 'numeric', month: 'long', timeZone: 'UTC'});

/** Replaces theme-classic's page, whose headings skip a level and whose description is only "Archive". */
export default function BlogArchivePage({archive}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const description = `Every release of ${siteConfig.title} by year, with links to what’s new and how to upgrade.`;
  return (
    <HtmlClassNameProvider className="blog-wrapper blog-archive-page">
      <PageMetadata title={title} description={description} />
      <Layout>
        <main className="container margin-vert--lg">
          <header className="margin-bottom--xl">
            <Heading as="h1">{title}</Heading>
            <p>{description}</p>
          </header>
          <div className="row">
            {postsByYear(archive.blogPosts).map(([year, posts]) => (
              <section key={year} className="col col--4 margin-bottom--lg">
                <Heading as="h2" id={`year-${year}`}>
                  {year}
                </Heading>
                <ul>
                  {posts.map(({metadata}) => (
                    <li key={metadata.permalink}>
                      <Link to={metadata.permalink}>
                        {dateFormat.format(new Date(metadata.date))}: {metadata.title}
                      </Link>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}

/** Groups the posts by year. They are sorted from newest to oldest already. */
function postsByYear(posts: readonly ArchiveBlogPost[]): [string, ArchiveBlogPost[]][] {
  const years = new Map<string, ArchiveBlogPost[]>();
  for (const post of posts) {
    const year = post.metadata.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years];
}
