/**
 * Shows nothing, because no author of a post has profiles on social networks. theme-classic's list has thirteen icons, and
 * their rules are in every page's stylesheet. Delete this file when an author in withAuthors.ts gets `socials`.
 */
export default function BlogAuthorSocials() {
  return null;
}
