import path from 'node:path';
import type {Root} from 'mdast';
import {findComponents, addAttributes, importComponents, requiredAttribute} from 'remark-page-components';
import type {Attributes, PageComponent} from 'remark-page-components';
import type {VFile} from 'vfile';
import {findTutorial, partOfPage, pathPages, type TutorialOptions, type TutorialsOptions} from '../options';
import {pageDownloads, type CheckpointDownload, type PageSource} from '../server/checkpointDownloads';
import {listSteps} from '../server/listSteps';
import {toContentView, toStageView} from '../server/toStageView';

/** Functions that return each component's additional attributes, by the component's name. */
const components: Readonly<
  Record<string, (node: PageComponent, file: VFile, options: TutorialsOptions) => Promise<Attributes> | Attributes>
> = {
  Stage: async (node, _file, {tutorials}) => {
    const name = requiredAttribute(node, 'name');
    return {view: JSON.stringify(await toStageView(name, findTutorial(name, tutorials)))};
  },
  ContentPack: async (node, _file, options) => ({
    view: JSON.stringify(await toContentView(requiredAttribute(node, 'name'), options)),
  }),
  TutorialProgress: pathAttributes,
  PathProgress: pathAttributes,
  PartDone: (_node, file, options) => ({page: finishedPage(file, options)}),
  Exercise: (node) => {
    requiredAttribute(node, 'title');
    return {};
  },
  Solution: () => ({}),
  Checkpoint: checkpointAttributes,
};

/**
 * Remark plugin: sets what the tutorials' components show and imports the components only into pages that use them.
 * Errors name the page's path and line.
 */
export function remarkTutorial(options: TutorialsOptions) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const found = findComponents(tree, Object.keys(components));
    await Promise.all(
      found.map((node) =>
        addAttributes(node, file, 'tutorial', () => components[node.name ?? '']?.(node, file, options) ?? {}),
      ),
    );
    importComponents(tree, found, {effects: true});
  };
}

/** Caches the downloads of a page, so that its part is typed once for all of the page's checkpoints. */
const typedPages = new WeakMap<VFile, Promise<readonly CheckpointDownload[]>>();

function downloadsOf(file: VFile, {tutorials}: TutorialsOptions): Promise<readonly CheckpointDownload[]> {
  const known = typedPages.get(file);
  if (known) return known;
  const page = path.basename(file.path, '.mdx');
  const downloads = downloadsOfPage({page, source: String(file.value)}, tutorials);
  typedPages.set(file, downloads);
  return downloads;
}

async function downloadsOfPage(
  edited: PageSource,
  tutorials: readonly TutorialOptions[],
): Promise<readonly CheckpointDownload[]> {
  for (const tutorial of tutorials) {
    const found = partOfPage(edited.page, tutorial);
    if (found) return pageDownloads(found.part, found.number, tutorial, edited);
  }
  return [];
}

async function pathAttributes(
  _node: PageComponent,
  _file: VFile,
  {path: readerPath}: TutorialsOptions,
): Promise<Attributes> {
  return {view: JSON.stringify(await listSteps(readerPath))};
}

/** The download of the code at a checkpoint. Empty in an exercise, and on a page outside of any part. */
async function checkpointAttributes(node: PageComponent, file: VFile, options: TutorialsOptions): Promise<Attributes> {
  const downloads = await downloadsOf(file, options);
  const download = downloads.find(({line}) => line === node.position?.start.line);
  return download ? {href: `/${download.path}`, bytes: `${download.bytes.length}`} : {};
}

/** The name of the page that the component is on. Throws an Error if it is not on the reader's path. */
function finishedPage(file: VFile, options: TutorialsOptions): string {
  const pages = pathPages(options.path);
  const page = path.basename(file.path, '.mdx');
  if (!pages.includes(page)) throw new Error(`<PartDone> belongs on a page of the reader's path: ${pages.join(', ')}.`);
  return page;
}
