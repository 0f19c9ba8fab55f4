/**
 * Starts Docusaurus. Its own entry evaluates React, the theme and all routes in one task, in which a slow phone answers no
 * tap. Here each is a separate task.
 */

// Docusaurus's banner about a wrong base URL appears if the page has been read and this is missing.
window.docusaurus = {prefetch: () => false, preload: () => false};

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

void (async () => {
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@generated/routes');
  await import(/* webpackMode: "eager" */ '@generated/client-modules');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
})();
