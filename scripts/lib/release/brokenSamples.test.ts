import {expect, test} from 'vitest';
import {brokenSamples} from './brokenSamples';

test('groups compiler errors by file, with the pages that show the file', () => {
  const output = `samples/Home/Beach.cs(3,5): error CS0103: no name
samples/Api/CCNode.cs(9,1): error CS1061: no Pause
samples/Home/Beach.cs(7,5): error CS0103: no other name
samples/Home/Home.csproj: error NU1101: no package

3 errors; 2 of 35 projects do not compile.`;
  const pages = new Map([
    ['website/docs/home.mdx', '```csharp file="samples/Home/Beach.cs" region="waves"\n```'],
    ['website/docs/other.mdx', '```csharp file="samples/Home/BeachLayer.cs"\n```'],
  ]);
  expect(brokenSamples(output, pages)).toEqual([
    {file: 'samples/Api/CCNode.cs', errors: ['(9,1) error CS1061: no Pause'], pages: []},
    {
      file: 'samples/Home/Beach.cs',
      errors: ['(3,5) error CS0103: no name', '(7,5) error CS0103: no other name'],
      pages: ['website/docs/home.mdx'],
    },
  ]);
});
