import {describe, expect, it} from 'vitest';
import {memberAtLine, memberWords} from './memberWords';

const documentation = `<doc>
  <members>
    <member name="T:A"><summary>One
line & two.</summary></member>
    <member name="M:A.op_Implicit(System.Func{&quot;})"></member>

    <member name="F:A.b"><summary>Not closed</member>
  </members>
</doc>
`;

describe('memberWords', () => {
  it('keeps descriptions unchanged, with their first line number', () => {
    expect(memberWords(documentation)).toEqual([
      {id: 'T:A', xml: '<summary>One\nline & two.</summary>', line: 3},
      {id: 'M:A.op_Implicit(System.Func{"})', xml: '', line: 5},
      {id: 'F:A.b', xml: '<summary>Not closed', line: 7},
    ]);
  });
});

describe('memberAtLine', () => {
  const members = memberWords(documentation);

  it.each([
    [2, undefined],
    [3, 'T:A'],
    [4, 'T:A'],
    [7, 'F:A.b'],
  ])('finds the member on line %i', (line, id) => {
    expect(memberAtLine(members, line)).toBe(id);
  });
});
