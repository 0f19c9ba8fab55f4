import {parseXml, XmlError, type XmlElement} from '@rgrove/parse-xml';
import {externalTypes} from 'api-extractor';
import {describe, expect, it} from 'vitest';
import {api, apiTypes} from './support/apiReference';
import {readSiteFile} from './support/builtSite';
import {documentationProblems} from './support/documentationProblems';
import {childOf, childrenOf} from './support/siteXml';

const resolvable = {api, externalTypes: externalTypes()};
/** Throws if the XML is not well-formed. */
const membersOf = (xml: string): readonly XmlElement[] =>
  childrenOf(childOf(parseXml(xml).root ?? undefined, 'members'));

describe('the documentation files for editors', () => {
  it.each([...new Set(apiTypes.map(({assembly}) => assembly))])('%s.xml resolves in the assembly', (assembly) => {
    const members = membersOf(readSiteFile(`docs/api/intellisense/${assembly}.xml`));
    expect(members.length).toBeGreaterThan(500);
    expect(documentationProblems(members, resolvable)).toEqual([]);
  });

  it('come with installation instructions', () => {
    const readme = readSiteFile('docs/api/intellisense/README.txt');
    expect(readme).toContain('cocos2d-mono/2.6.1/lib/');
    for (const assembly of new Set(apiTypes.map((type) => type.assembly))) expect(readme).toContain(`${assembly}.xml`);
  });
});

describe('documentationProblems', () => {
  const runAction = 'M:Cocos2D.CCNode.RunAction(Cocos2D.CCAction)';
  const check = (xml: string, id = runAction): readonly string[] =>
    documentationProblems(membersOf(`<doc><members><member name="${id}">${xml}</member></members></doc>`), resolvable);

  it.each([
    ['<summary>Runs <see cref="T:Cocos2D.CCAction" />, <paramref name="action" />.</summary>'],
    [
      '<param name="action">The action.</param><exception cref="T:System.ArgumentNullException">It is null.</exception>',
    ],
    [`<seealso cref="${runAction}" />`],
  ])('accepts %s', (xml) => {
    expect(check(xml)).toEqual([]);
  });

  it.each([
    [
      '<summary><see cref="T:Cocos2D.CCAktion" /></summary>',
      '<see> refers to "T:Cocos2D.CCAktion", which does not exist',
    ],
    ['<summary><see>CCNode</see></summary>', '<see> refers to "", which does not exist'],
    ['<exception cref="T:System.NoException" />', '<exception> refers to "T:System.NoException", which does not exist'],
    ['<seealso cref="N:Cocos2D" />', '<seealso> refers to "N:Cocos2D", which does not exist'],
    ['<param name="acton">The action.</param>', 'there is no parameter "acton"'],
    ['<summary><paramref name="acton" /></summary>', 'there is no parameter "acton"'],
    ['<typeparam name="T">The type.</typeparam>', 'there is no type parameter "T"'],
    ['<param name="action">A</param><param name="action">B</param>', '<param action> is listed twice'],
    ['<summary>A</summary><summary>B</summary>', '<summary> is listed twice'],
    ['<remarks><table /></remarks>', 'editors do not support <table>'],
  ])('finds the problem in %s', (xml, problem) => {
    expect(check(xml)).toEqual([`${runAction}: ${problem}`]);
  });

  it('finds members that are missing from the assembly and XML that is not well-formed', () => {
    expect(check('', 'M:Cocos2D.CCNode.Gone')).toEqual(['M:Cocos2D.CCNode.Gone is not in the assembly']);
    expect(() => check('<summary>')).toThrow(XmlError);
  });
});
