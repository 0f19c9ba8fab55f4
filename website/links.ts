/** External addresses that several files use. */
export const engineRepositoryUrl = 'https://github.com/Cocos2D-Mono/Cocos2D-Mono';
export const docsRepositoryUrl = 'https://github.com/Cocos2D-Mono/Cocos2D-Mono.Docs';
