import {expect, it} from 'vitest';
import {pagesOf, withBase, withRemovedPages} from './symbolSource';

const type = {name: 'CCNode', kind: 'class', signature: 'public class CCNode', namespace: 'Cocos2D', members: []};
const index = {
  namespaces: [{name: 'Cocos2D', path: '/docs/api/cocos2d'}],
  types: [
    {...type, path: '/docs/api/cocos2d.ccnode'},
    {...type, name: 'CCGone', until: '2.4.0'},
  ],
};

it('prefixes the addresses of symbols with a page with the base URL', () => {
  const based = withBase(index, '/base/');
  expect(based.types.map(({path}) => path)).toEqual(['/base/docs/api/cocos2d.ccnode', undefined]);
  expect([...pagesOf(based)]).toEqual(['/base/docs/api/cocos2d', '/base/docs/api/cocos2d.ccnode']);
});

it('links a removed type to its page, if it has one', () => {
  const {types} = withRemovedPages(index, new Set(['/docs/api/cocos2d.ccgone']));
  expect(types.map(({path}) => path)).toEqual(['/docs/api/cocos2d.ccnode', '/docs/api/cocos2d.ccgone']);
  expect(withRemovedPages(index, new Set())).toEqual(index);
});
