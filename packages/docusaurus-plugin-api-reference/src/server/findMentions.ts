import fs from 'node:fs/promises';
import path from 'node:path';
import {linkApiReferences, type ApiNames} from 'api-descriptions';
import {typeId, type DocId} from 'api-model';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {Link} from '../view';

/** A folder of docs or posts and where its pages stand. */
export interface PagesFolder {
  /** Absolute path. */
  readonly dir: string;
  /** Address of the folder's pages: `/docs/`. */
  readonly address: string;
  /** Titles end before the first colon: of posts, the release is enough. */
  readonly shortTitles?: true;
}

/** Which pages mention each type, or a member of it, in inline code; by the type's id, in the order of their addresses. */
export async function findMentions(
  folders: readonly PagesFolder[],
  names: ApiNames,
): Promise<ReadonlyMap<DocId, readonly Link[]>> {
  const mentions = new Map<DocId, Link[]>();
  for (const folder of folders) {
    for (const file of await pagesIn(folder.dir)) {
      const source = await fs.readFile(path.join(folder.dir, file), 'utf8');
      const title = titleOf(source) ?? file;
      const text = folder.shortTitles ? title.replace(/:.*$/, '') : title;
      const link = {text, href: addressOf(file, source, folder)};
      for (const id of typesIn(source, names)) mentions.set(id, [...(mentions.get(id) ?? []), link]);
    }
  }
  return mentions;
}

async function pagesIn(dir: string): Promise<readonly string[]> {
  const entries = await fs.readdir(dir, {recursive: true});
  return entries.filter((name) => name.endsWith('.mdx') && !path.basename(name).startsWith('_')).sort();
}

function typesIn(source: string, names: ApiNames): ReadonlySet<DocId> {
  const tree = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .parse(source.replace(/^---\n[\s\S]*?\n---\n/, ''));
  const ids = linkApiReferences(tree, {names}).mentions;
  return new Set(ids.map((id) => (id.startsWith('T:') ? id : ownerOf(id, names))));
}

function ownerOf(member: DocId, {linked}: ApiNames): DocId {
  return linked.membersById.get(member)?.type.id ?? typeId('');
}

function frontMatter(source: string, key: string): string | undefined {
  const block = /^---\n([\s\S]*?)\n---\n/.exec(source)?.[1] ?? '';
  return new RegExp(`^${key}: *(.+)$`, 'm').exec(block)?.[1]?.replace(/^(['"])(.*)\1$/, '$2');
}

function titleOf(source: string): string | undefined {
  return frontMatter(source, 'title');
}

/** The address by the rules of Docusaurus: a slug from the front matter, else the file's path. */
function addressOf(file: string, source: string, {address}: PagesFolder): string {
  const slug =
    frontMatter(source, 'slug') ??
    file
      .split(path.sep)
      .join('/')
      .replace(/(?:\/index)?\.mdx$/, '');
  return address + slug.replace(/^\//, '');
}
