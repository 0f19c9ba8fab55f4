/** One address for every kind of API page, including the largest and the most unusual ones. */
export const apiPages = {
  introduction: '/docs/api/introduction',
  gallery: '/docs/api/gallery',
  'what changed': '/docs/api/changes',
  'a namespace': '/docs/api/cocos2d',
  'the largest class': '/docs/api/cocos2d.ccnode',
  'a generic class': '/docs/api/cocos2d.ccrawlist-1',
  'a nested type': '/docs/api/cocos2d.ccrawlist-1.enumerator',
  'a struct with many operators': '/docs/api/cocos2d.ccpoint',
  'an enum': '/docs/api/cocos2d.ccclipmode',
  'an enum of flags': '/docs/api/cocos2d.cccontrolstate',
  'a delegate': '/docs/api/cocos2d.ccfocuschangedelegate',
  'a nested delegate of a generic class': '/docs/api/cocos2d.base_nodes.cctapnode-1.taphandler',
  'an interface': '/docs/api/cocos2d.iccrgbaprotocol',
  'a static class': '/docs/api/cocos2d.ccdrawmanager',
  'a class that inherits everything': '/docs/api/cocos2d.ccsprite',
} as const satisfies Record<string, string>;

export const apiPageEntries = Object.entries(apiPages);
