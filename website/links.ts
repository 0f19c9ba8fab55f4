/** Addresses outside the site that more than one file names. */
export const engineRepositoryUrl = 'https://github.com/brandmooffin/cocos2d-mono';
export const docsRepositoryUrl = 'https://github.com/brandmooffin/cocos2d-mono-docs';
