import {describe, expect, it} from 'vitest';
import {undoAdvice} from './undoAdvice';

const after = ' M website/engine.ts\n D api/facts/a.json\n?? api/facts/b.json\n?? "website/blog/ü/"\n';

describe('how to undo a run', () => {
  it('restores the folders that it changed', () => {
    expect(undoAdvice('', after)).toEqual([
      'This run changed files in api, website. To undo it:',
      '  git restore api website',
      '  git clean -fd api website',
    ]);
  });

  it('leaves out files that had changed before', () => {
    expect(undoAdvice(' M README.md\n', ` M README.md\n${after}`)).toContain('  git restore api website');
  });

  it('restores no folder with changes of the user', () => {
    const [first, ...others] = undoAdvice(' M website/docs/a.mdx\n', ` M website/docs/a.mdx\n${after}`);
    expect(first).toContain('Files in website had uncommitted changes before, too.');
    expect(others.join('\n')).not.toContain('git restore website');
  });

  it('says nothing if nothing changed', () => {
    expect(undoAdvice(after, after)).toEqual([]);
  });
});
