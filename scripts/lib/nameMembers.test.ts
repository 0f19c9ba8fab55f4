import {expect, it} from 'vitest';
import {nameMembers} from './nameMembers';

const files = new Map([
  ['/site/build/Game.xml', '<doc>\n<member name="T:A">a\nb</member>\n<member name="T:B">c</member></doc>'],
]);

it('adds the member to a message about a documentation file', () => {
  const messages = ['build/Game.xml(3,7): error CS1570: …', 'build/Game.xml(4,1): error CS1574: …'];
  expect(nameMembers(messages, files, '/site')).toEqual([
    'T:A\n  build/Game.xml(3,7): error CS1570: …',
    'T:B\n  build/Game.xml(4,1): error CS1574: …',
  ]);
});

it('leaves other messages unchanged', () => {
  const messages = ['/tmp/Documented.csproj: error NU1101: …', 'build/Game.xml(1,1): error CS1570: …'];
  expect(nameMembers(messages, files, '/site')).toEqual(messages);
});
