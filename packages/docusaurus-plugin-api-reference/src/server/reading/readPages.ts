import fs from 'node:fs/promises';
import path from 'node:path';

/** A folder of docs or posts and the address of its pages. */
export interface PagesFolder {
  /** Absolute path. */
  readonly dir: string;
  /** Address of the folder's pages: `/docs/`. */
  readonly address: string;
  /** Cut titles at the first colon, because the release is enough for posts. */
  readonly shortTitles?: true;
}

/** A doc or post. */
export interface Page {
  readonly title: string;
  readonly address: string;
  /** MDX, with its front matter. */
  readonly source: string;
}

/** Reads docs and posts, folder by folder, in the order of their files. */
export async function readPages(folders: readonly PagesFolder[]): Promise<readonly Page[]> {
  const pages = await Promise.all(
    folders.map(async (folder) => Promise.all((await pagesIn(folder.dir)).map((file) => readPage(file, folder)))),
  );
  return pages.flat();
}

async function readPage(file: string, folder: PagesFolder): Promise<Page> {
  const source = await fs.readFile(path.join(folder.dir, file), 'utf8');
  const title = frontMatter(source, 'title') ?? file;
  return {
    title: folder.shortTitles ? title.replace(/:.*$/, '') : title,
    address: addressOf(file, source, folder),
    source,
  };
}

async function pagesIn(dir: string): Promise<readonly string[]> {
  const entries = await fs.readdir(dir, {recursive: true});
  return entries.filter((name) => name.endsWith('.mdx') && !path.basename(name).startsWith('_')).sort();
}

function frontMatter(source: string, key: string): string | undefined {
  const block = /^---\n([\s\S]*?)\n---\n/.exec(source)?.[1] ?? '';
  return new RegExp(`^${key}: *(.+)$`, 'm').exec(block)?.[1]?.replace(/^(['"])(.*)\1$/, '$2');
}

/** Returns a page's address by the rules of Docusaurus: a slug from the front matter, else the file's path. */
function addressOf(file: string, source: string, {address}: PagesFolder): string {
  const slug =
    frontMatter(source, 'slug') ??
    file
      .split(path.sep)
      .join('/')
      .replace(/(?:\/index)?\.mdx$/, '');
  return address + slug.replace(/^\//, '');
}
