import {engineRepositoryUrl} from '../../links';

/**
 * The authors of posts, by their keys in front matter. Docusaurus could read them from an authors.yml, but then it would
 * create an index of authors, which the site does not have.
 */
export const authors: Readonly<Record<string, object>> = {
  team: {
    name: 'The Cocos2D-Mono team',
    title: 'Release notes',
    url: engineRepositoryUrl,
    imageURL: '/img/logo-mark.svg',
  },
};
