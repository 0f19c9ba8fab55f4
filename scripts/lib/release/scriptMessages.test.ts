import {spawnSync} from 'node:child_process';
import {describe, expect, it} from 'vitest';
import {scriptMessages} from './scriptMessages';

describe('the messages of a script', () => {
  it('have no source and no stack trace of an uncaught error', () => {
    const output = `  2.5.8 …
/project/packages/api-reference-assembly/src/project/referenceProjects.ts:43
    if (stray) throw new Error(\`\${stray.id} is in \${stray.assembly}.\`);
                     ^^^^^

Error: T:Cocos2D.CCNode is in Cocos2D.
Choose another assembly.
    at referenceProjects (/project/packages/api-reference-assembly/src/project/referenceProjects.ts:43:22)
    at async <anonymous> (/project/scripts/factsCompile.ts:20:17)

Node.js v24.14.0
`;
    expect(scriptMessages(output)).toEqual([
      '2.5.8 …',
      'Error: T:Cocos2D.CCNode is in Cocos2D.',
      'Choose another assembly.',
    ]);
  });

  it('are found in what this version of Node prints', () => {
    const {stderr} = spawnSync(process.execPath, ['--eval', "console.error('First.');\nthrow new Error('Why.');"], {
      encoding: 'utf8',
    });
    expect(scriptMessages(stderr)).toEqual(['First.', 'Error: Why.']);
  });

  it('keep compiler errors, which also have file and line', () => {
    const output = 'samples/Api/CCNode.cs:3\nsamples/Api/CCNode.cs(3,5): error CS1061: no Pause\n1 Error(s)\n';
    expect(scriptMessages(output)).toHaveLength(3);
  });
});
