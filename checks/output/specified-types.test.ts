import {textOf} from 'markup';
import {describe, expect, it} from 'vitest';
import {htmlFiles} from './support/builtSite';
import {elementsOf} from './support/document';

// A few API pages of each kind that the specification refers to, listed by hand because the other checks rely on the
// facts and would miss what the facts lack. CONFORMANCE.md names each of these tests.

describe('the pages of Box2D', () => {
  it('document collision', () =>
    expectPages('Box2D.Collision', 'Box2D.Collision.b2AABB', 'Box2D.Collision.b2BroadPhase'));
  it('document collision shapes', () =>
    expectPages(
      'Box2D.Collision.Shapes',
      'Box2D.Collision.Shapes.b2CircleShape',
      'Box2D.Collision.Shapes.b2PolygonShape',
    ));
  it('document common', () => expectPages('Box2D.Common', 'Box2D.Common.b2Vec2', 'Box2D.Common.b2Transform'));
  it('document dynamics', () => expectPages('Box2D.Dynamics', 'Box2D.Dynamics.b2Body', 'Box2D.Dynamics.b2World'));
  it('document dynamics contacts', () => expectPages('Box2D.Dynamics.Contacts', 'Box2D.Dynamics.Contacts.b2Contact'));
  it('document dynamics joints', () => expectPages('Box2D.Dynamics.Joints', 'Box2D.Dynamics.Joints.b2RevoluteJoint'));
  it('document rope', () => expectPages('Box2D.Rope', 'Box2D.Rope.b2Rope', 'Box2D.Rope.b2RopeDef'));
});

describe('the pages of Cocos2D', () => {
  it('document actions', () =>
    expectPages('Cocos2D.CCAction', 'Cocos2D.CCMoveTo', 'Cocos2D.CCSequence', 'Cocos2D.CCRepeatForever'));
  it('document easing', () => expectPages('Cocos2D.CCActionEase', 'Cocos2D.CCEaseIn', 'Cocos2D.CCEaseBounceOut'));
  it('document camera', () => expectPages('Cocos2D.CCCamera', 'Cocos2D.CCActionCamera', 'Cocos2D.CCOrbitCamera'));
  it('document controls', () => expectPages('Cocos2D.CCControl', 'Cocos2D.CCControlButton', 'Cocos2D.CCControlSlider'));
  it('document drawing', () =>
    expectPages('Cocos2D.CCDrawNode', 'Cocos2D.CCDrawingPrimitives', 'Cocos2D.CCDrawManager'));
  it('document fade', () => expectPages('Cocos2D.CCFadeIn', 'Cocos2D.CCFadeOut', 'Cocos2D.CCFadeTo'));
  it('document file utilities', () => expectPages('Cocos2D.CCFileUtils'));
  it('document gamepad', () =>
    expectPages(
      'Cocos2D.CCGamePadButtonDelegate',
      'Cocos2D.CCGamePadButtonStatus',
      'Cocos2D.CCGamePadStickUpdateDelegate',
    ));
  it('document grid types', () => expectPages('Cocos2D.CCGrid3D', 'Cocos2D.CCGridBase', 'Cocos2D.CCTiledGrid3D'));
  it('document transitions', () =>
    expectPages('Cocos2D.CCTransitionScene', 'Cocos2D.CCTransitionFade', 'Cocos2D.CCTransitionPageTurn'));
  it('document particles', () =>
    expectPages('Cocos2D.CCParticleSystem', 'Cocos2D.CCParticleSystemQuad', 'Cocos2D.CCParticleFire'));
  it('document layers', () => expectPages('Cocos2D.CCLayer', 'Cocos2D.CCLayerColor', 'Cocos2D.CCLayerGradient'));
  it('document labels', () =>
    expectPages('Cocos2D.CCLabel', 'Cocos2D.CCLabelTTF', 'Cocos2D.CCLabelBMFont', 'Cocos2D.CCLabelAtlas'));
  it('document menus', () => expectPages('Cocos2D.CCMenu', 'Cocos2D.CCMenuItem', 'Cocos2D.CCMenuItemImage'));
  it('document sprites', () => expectPages('Cocos2D.CCSprite', 'Cocos2D.CCSpriteBatchNode', 'Cocos2D.CCSpriteFrame'));
  it('document textures', () => expectPages('Cocos2D.CCTexture2D', 'Cocos2D.CCTextureAtlas', 'Cocos2D.CCTextureCache'));
  it('document tile maps', () => expectPages('Cocos2D.CCTMXTiledMap', 'Cocos2D.CCTMXLayer', 'Cocos2D.CCTileMapAtlas'));
  it('document plist types', () =>
    expectPages('Cocos2D.PlistDocument', 'Cocos2D.PlistDictionary', 'Cocos2D.PlistArray', 'Cocos2D.PlistString'));
  it('document zlib compression', () =>
    expectPages('Cocos2D.Compression.Zlib', 'Cocos2D.Compression.Zlib.ZOutputStream'));
  it('document touch dispatcher', () => expectPages('Cocos2D.CCTouchDispatcher'));
  it('document keyboard dispatcher', () => expectPages('Cocos2D.CCKeyboardDispatcher'));
  it('document math', () => expectPages('Cocos2D.CCMathHelper'));
  it('document point', () => expectPages('Cocos2D.CCPoint', 'Cocos2D.CCPointI'));
  it('document size', () => expectPages('Cocos2D.CCSize', 'Cocos2D.CCSizeI'));
  it('document rect', () => expectPages('Cocos2D.CCRect'));
  it('document delegate interfaces', () =>
    expectPages('Cocos2D.ICCTouchDelegate', 'Cocos2D.ICCKeyboardDelegate', 'Cocos2D.ICCDirectorDelegate'));
});

describe('the pages of CocosDenshion', () => {
  it('document the namespace and its three types', () =>
    expectPages(
      'CocosDenshion',
      'CocosDenshion.CCEffectPlayer',
      'CocosDenshion.CCMusicPlayer',
      'CocosDenshion.CCSimpleAudioEngine',
    ));
});

/** Checks that each name has a page at its lower-case address with the name as its heading. */
function expectPages(...names: readonly string[]): void {
  for (const name of names) {
    const file = `docs/api/${name.toLowerCase()}/index.html`;
    expect(htmlFiles).toContain(file);
    const [heading] = elementsOf(file).filter(({tagName}) => tagName === 'h1');
    expect([name, name.split('.').at(-1)]).toContain(heading && textOf(heading));
  }
}
