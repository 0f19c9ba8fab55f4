import {describe, expect, it} from 'vitest';
import {fillReadme} from './fillReadme';

const template = `# {title}

- \`Content\`: pictures
- \`Logic\`: the rules,
  without the engine
- \`Program.cs\`, \`Game1.cs\`: the window
- Other files.
`;

describe('fillReadme', () => {
  it('fills in values, and leaves out what the download does not have', () => {
    expect(fillReadme(template, {title: 'Jump'}, ['Content/a.png', 'Program.cs', 'Game1.cs'])).toBe(
      '# Jump\n\n- `Content`: pictures\n- `Program.cs`, `Game1.cs`: the window\n- Other files.\n',
    );
    expect(fillReadme(template, {title: 'Jump'}, ['Logic/Timer.cs'])).toBe(
      '# Jump\n\n- `Logic`: the rules,\n  without the engine\n- Other files.\n',
    );
  });

  it('rejects an item with missing files and a missing value', () => {
    expect(() => fillReadme(template, {title: 'Jump'}, ['Game1.cs'])).toThrow(
      'The README lists `Program.cs`, `Game1.cs`, but the download has only some of them.',
    );
    expect(() => fillReadme(template, {name: 'Jump'}, [])).toThrow('The README uses {title}. Known: name.');
  });
});
