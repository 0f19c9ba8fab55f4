import path from 'node:path';
import {compile} from '@mdx-js/mdx';
import {describe, expect, it} from 'vitest';
import {apiData} from '../data/apiData';
import {remarkApiComponents} from './remarkApiComponents';

const fixtures = path.join(import.meta.dirname, '../../fixtures/components');
const options = {
  data: apiData({
    factsDir: path.join(fixtures, 'facts'),
    historyDir: path.join(fixtures, 'history'),
    descriptionsDir: fixtures,
    topicsFile: path.join(fixtures, 'topics.yaml'),
    tasksFile: path.join(fixtures, 'tasks.yaml'),
    rootDir: fixtures,
  }),
};

async function compilePage(markdown: string): Promise<string> {
  const file = {path: 'page.mdx', value: markdown};
  return String(await compile(file, {remarkPlugins: [[remarkApiComponents, options]], jsx: true}));
}

describe('remarkApiComponents', () => {
  it.each(['ApiIndex', 'ApiTasks', 'ApiAreas', 'ApiReleases', 'ApiCompare'])(
    'imports <%s /> into a page that uses it, and nothing else',
    async (name) => {
      const page = await compilePage(`Text.\n\n<${name} />\n\n<${name} />\n`);
      expect(page.match(/^import .*@theme.*$/gm)).toEqual([`import ${name} from "@theme/${name}";`]);
    },
  );

  it('allows a component within a line', async () => {
    const page = await compilePage('Download <ApiFile path="xrefmap.yml" />.\n');
    expect(page).toContain('import ApiFile from "@theme/ApiFile";');
    expect(page).toContain('<ApiFile path="xrefmap.yml" />');
  });

  it('does not change pages without components', async () => {
    expect(await compilePage('Text.')).not.toContain('@theme');
  });

  it('passes their views to the index, the tasks and the areas', async () => {
    const page = await compilePage('<ApiIndex />\n\n<ApiTasks />\n\n<ApiAreas />\n');
    expect(page).toContain('&quot;letter&quot;:&quot;N&quot;');
    expect(page).toContain('&quot;task&quot;:&quot;show a picture&quot;');
    expect(page).toContain('/docs/api/cocos2d#scene-graph');
  });

  it('passes a post the changes of its release', async () => {
    const page = await compilePage('<ApiChanges release="2.4.1" />');
    expect(page).toContain('Compared with 2.4.0.');
    expect(page).toContain('Run(CCRawList&amp;lt;CCNode&amp;gt;)');
  });

  it('passes all releases to the comparison', async () => {
    expect(await compilePage('<ApiCompare />')).toContain('releases="2.4.0 2.4.1"');
  });

  it('loads the first picture of a gallery with the page', async () => {
    const page = await compilePage('<ApiGallery group="actions" />\n\n<ApiGallery group="easing" />');
    expect(page.match(/<ApiGallery[^>]*>/g)).toEqual([
      '<ApiGallery group="actions" cards="[]" hasFirstPicture />',
      '<ApiGallery group="easing" cards="[]" />',
    ]);
  });

  it.each([
    [
      'an unknown release',
      'Text.\n\n<ApiChanges release="2.3" />',
      'page.mdx:3: There is no release "2.3" in the history of the API. Known: 2.4.0, 2.4.1.',
    ],
    ['no release', '<ApiChanges />', 'page.mdx:1: <ApiChanges> needs release="…"'],
    ['no group', '<ApiGallery />', 'page.mdx:1: <ApiGallery> needs group="…", one of actions, easing,'],
    [
      'an unknown group',
      '<ApiGallery group="crabs" />',
      'page.mdx:1: The gallery has no group "crabs". Known: actions, easing,',
    ],
  ])('stops at %s, naming file and line', async (_what, markdown, message) => {
    await expect(compilePage(markdown)).rejects.toThrow(message);
  });
});
