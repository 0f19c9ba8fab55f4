import {describe, expect, it} from 'vitest';
import type {ChangesData} from './changesData';
import {previousRelease, renderAllReleases, renderRelease} from './renderRelease';

const data: ChangesData = {
  releases: ['2.4.0', '2.4.0.1', '2.4.1', '2.4.2', '2.4.2.1', '2.4.2.2', '2.4.3'],
  types: [{name: 'CCNode', href: '/docs/api/cocos2d.ccnode'}, {name: 'CCTimer'}],
  symbols: [{type: 0, member: 'Pause()', anchor: 'Pause-void'}, {type: 0, member: 'Stop()'}, {type: 1}],
  changes: [{added: [0]}, {added: [2]}, {}, {removed: [1]}, {}, {}],
};

describe('previousRelease', () => {
  it('is the release of the previous post, ignoring patch releases', () => {
    expect(previousRelease(data, '2.4.3')).toBe('2.4.2');
    expect(previousRelease(data, '2.4.1')).toBe('2.4.0');
  });

  it('is the release right before a patch release', () => {
    expect(previousRelease(data, '2.4.2.2')).toBe('2.4.2.1');
    expect(previousRelease(data, '2.4.2.1')).toBe('2.4.2');
  });

  it('does not exist for the first release in the history', () => {
    expect(previousRelease(data, '2.4.0')).toBeUndefined();
  });

  it('rejects an unknown release and lists the known ones', () => {
    expect(() => previousRelease(data, '2.3')).toThrow(
      'There is no release "2.3" in the history of the API. Known: 2.4.0, 2.4.0.1, 2.4.1',
    );
  });
});

describe('renderRelease', () => {
  it('names the compared releases and the patch release of each change', () => {
    const html = renderRelease(data, '2.4.1');
    expect(html).toContain(
      '<p>Compared with 2.4.0, including the patch release 2.4.0.1; changes from a patch release are labeled.</p>',
    );
    expect(html).toContain('<code>Pause()</code></a> <small>2.4.0.1</small>');
    expect(html).toContain('<li><code>CCTimer</code></li>');
  });

  it('says that nothing changed', () => {
    expect(renderRelease(data, '2.4.2')).toContain('<p>Nothing has changed since 2.4.1.</p>');
  });

  it('lists what later patch releases changed', () => {
    expect(renderRelease(data, '2.4.2')).toContain(
      'Changes in the <a href="/docs/api/changes?from=2.4.2&amp;to=2.4.2.2">patch releases 2.4.2.1 to 2.4.2.2</a>: 1 removed.',
    );
  });

  it('says that later patch releases changed nothing', () => {
    const unchanged = {...data, changes: data.changes.map(() => ({}))};
    expect(renderRelease(unchanged, '2.4.2')).toContain(
      'The <a href="/docs/api/changes?from=2.4.2&amp;to=2.4.2.2">patch releases 2.4.2.1 to 2.4.2.2</a> changed nothing.',
    );
  });

  it('lists the behavior that the release changed', () => {
    const behavior = [[[0], 'Until 2.4.2.2', 'Stops.']] as const;
    const noted = {...data, changes: [...data.changes.slice(0, -1), {behavior}]};
    const html = renderRelease(noted, '2.4.3');
    expect(html).toContain('<p>Compared with 2.4.2, including the patch releases 2.4.2.1 to 2.4.2.2');
    expect(html).toContain('<code>Pause()</code></a> <b>Until 2.4.2.2</b> Stops.');
    expect(renderRelease(noted, '2.4.1')).not.toContain('Stops.');
  });

  it('begins the history with its first release', () => {
    expect(renderRelease(data, '2.4.0')).toMatch(/^<p>The history of the API begins with 2\.4\.0\. Changes in the /);
  });

  it('links to the changes up to the newest release, or to the page for the newest', () => {
    expect(renderRelease(data, '2.4.1')).toContain(
      '<a href="/docs/api/changes?from=2.4.1&amp;to=2.4.3">everything that changed from 2.4.1 to 2.4.3</a>',
    );
    expect(renderRelease(data, '2.4.3')).toContain('<a href="/docs/api/changes">Compare other releases</a>');
  });
});

describe('renderAllReleases', () => {
  it('collapses each release, newest first, except those without changes', () => {
    const html = renderAllReleases(data);
    const places = ['2.4.3:', '>2.4.2.1<', '>2.4.1<', '>2.4.0:'].map((text) => html.indexOf(text));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(html).toContain('<summary><h3>2.4.2.1</h3> <span>1 removed</span></summary>');
    expect(html).toContain('<p class="changes-quiet">2.4.2.2 to 2.4.3: no change</p>');
    expect(html).toContain('<p class="changes-quiet">2.4.2: no change</p>');
    expect(html).toContain('<p class="changes-quiet">2.4.0: the history begins here</p>');
  });
});
