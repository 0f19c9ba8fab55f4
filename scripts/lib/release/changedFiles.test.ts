import type {DocId, TypeFacts} from 'api-model';
import {describe, expect, it} from 'vitest';
import {changedProjects, changedSources, readFileChanges} from './changedFiles';

const id = (name: string) => name as DocId;

describe('changed source files', () => {
  const source = (file: string) => ({file, line: 1, endLine: 2});
  const types = [
    {
      id: id('T:Cocos2D.CCNode'),
      sources: [source('base/CCNode.cs')],
      members: [{source: source('base/CCNode.Ios.cs')}],
    },
    {id: id('T:Cocos2D.CCLabel'), sources: [source('labels/CCLabel.cs')]},
  ] as unknown as readonly TypeFacts[];

  it('are those of the API, most changed lines first, with their types', () => {
    const changes = readFileChanges(
      '1\t0\tbase/CCNode.Ios.cs\n-\t-\tfont.png\n30\t12\tlabels/CCLabel.cs\n5\t5\tTests/Test.cs\n',
    );
    expect(changedSources(changes, types)).toEqual([
      {file: 'labels/CCLabel.cs', added: 30, deleted: 12, types: ['T:Cocos2D.CCLabel']},
      {file: 'base/CCNode.Ios.cs', added: 1, deleted: 0, types: ['T:Cocos2D.CCNode']},
    ]);
  });
});

describe('other changed files', () => {
  it('are the license, the change log and one project file of each kind', () => {
    const changes = readFileChanges(
      '9\t1\tLICENSE\n1\t1\tNuget/A.nuspec\n1\t1\tNuget/B.nuspec\n2\t2\tsrc/A.csproj\n5\t5\tTests/T/T.csproj\n1\t1\tsrc/A.cs\n',
    );
    expect(changedProjects(changes)).toEqual([
      {file: 'LICENSE', added: 9, deleted: 1, files: 1},
      {file: 'Nuget/A.nuspec', added: 1, deleted: 1, files: 2},
      {file: 'src/A.csproj', added: 2, deleted: 2, files: 1},
    ]);
  });
});
