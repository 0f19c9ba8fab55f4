/**
 * Replaces `@docusaurus/core/lib/client/docusaurus` on the dev server, where it would request a wrong file for each part of
 * each linked page, and all of them again after each edit: route.ts gives chunks other names. Nothing is prefetched, because
 * the server compiles a page when somebody visits it.
 */
import preloadPage from '@docusaurus/core/lib/client/preload';

export default Object.freeze({prefetch: () => false, preload: preloadPage});
