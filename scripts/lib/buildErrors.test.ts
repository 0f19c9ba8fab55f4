import {describe, expect, it} from 'vitest';
import {buildErrors} from './buildErrors';

const root = '/home/me/docs';

describe('buildErrors', () => {
  it('shows a file path relative to the repository and omits the project', () => {
    const {messages, projects} = buildErrors(
      `${root}/samples/Home/BeachLayer.cs(3,5): error CS0103: The name 'x' does not exist [${root}/samples/Home/Home.csproj]`,
      root,
    );
    expect(messages).toEqual(["samples/Home/BeachLayer.cs(3,5): error CS0103: The name 'x' does not exist"]);
    expect(projects).toEqual(['samples/Home/Home.csproj']);
  });

  it('lists an error that several projects print once, but counts every occurrence', () => {
    const {messages, projects} = buildErrors(
      ['Part2', 'Part1']
        .map(
          (part) => `  2>${root}/samples/All.targets(5,5): error : Nothing is there. [${root}/samples/${part}.csproj]`,
        )
        .join('\r\n'),
      root,
    );
    expect(messages).toEqual(['samples/All.targets(5,5): error: Nothing is there.']);
    expect(projects).toEqual(['samples/Part1.csproj', 'samples/Part2.csproj']);
  });

  it('reads NuGet errors, whose location is the project', () => {
    const line = `${root}/samples/Home/Home.csproj : error NU1101: Unable to find package Coconut. No packages exist. [${root}/samples/Samples.proj]`;
    expect(buildErrors(line, root).messages).toEqual([
      'samples/Home/Home.csproj: error NU1101: Unable to find package Coconut. No packages exist.',
    ]);
    expect(buildErrors(line.replace(/ \[.*/, ''), root).projects).toEqual(['samples/Home/Home.csproj']);
  });

  it('keeps paths outside the repository, tool names and brackets in messages', () => {
    const {messages, projects} = buildErrors(
      `CSC : error CS5001: The program has no Main.\n/usr/x.cs(1,2): error CS1: Use [Flags] here [${root}/a.csproj::TargetFramework=net8.0]`,
      root,
    );
    expect(messages).toEqual([
      'CSC: error CS5001: The program has no Main.',
      '/usr/x.cs(1,2): error CS1: Use [Flags] here',
    ]);
    expect(projects).toEqual(['a.csproj']);
  });

  it('ignores warnings, summaries and other lines', () => {
    expect(buildErrors('Build FAILED.\n    0 Warning(s)\n    1 Error(s)\nx.cs(1,1): warning CS1: no', root)).toEqual({
      messages: [],
      projects: [],
    });
  });
});
