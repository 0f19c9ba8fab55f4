import {describe, expect, it} from 'vitest';
import {intelliSenseReadme} from './intelliSenseReadme';

describe('intelliSenseReadme', () => {
  it('names the folder of each assembly in the release', () => {
    const text = intelliSenseReadme('Game', '2.6.1', ['Cocos2DMono', 'Box2D']);
    expect(text).toMatch(/^Documentation of Game 2\.6\.1 for your editor\n/);
    expect(text).toContain('Cocos2DMono.xml  ->  cocos2d-mono/2.6.1/lib/<framework>/\n');
    expect(text).toContain('Box2D.xml  ->  cocos2d-mono.box2d/2.6.1/lib/<framework>/\n');
  });

  it('names the file to look for if the package is unknown', () => {
    expect(intelliSenseReadme('Game', '2.5.8', ['Cocos2D'])).toContain(
      'Cocos2D.xml  ->  the folder that has Cocos2D.dll\n',
    );
  });
});
