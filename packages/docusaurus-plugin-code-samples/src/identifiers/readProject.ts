import fs from 'node:fs/promises';

/** The identifiers of a project's files, by path within the project, as yet unchecked. */
type BoundProject = Readonly<Record<string, unknown>>;

interface Kept {
  readonly version: string;
  readonly project: Promise<BoundProject>;
}

const kept = new Map<string, Kept>();

/** Reads a project's file, which hundreds of code blocks share, again only when it has changed. */
export async function readProject(json: string): Promise<BoundProject> {
  const {mtimeMs, size} = await fs.stat(json);
  const version = `${mtimeMs} ${size}`;
  const before = kept.get(json);
  if (before?.version === version) return await before.project;
  const project = fs.readFile(json, 'utf8').then((text) => JSON.parse(text) as BoundProject);
  kept.set(json, {version, project});
  return await project;
}
