// Sets an attribute of <html> to the address of the page that is shown. The address bar changes as soon as a link is
// clicked, before the next page is loaded, so other scripts and the browser journeys need this attribute.

/** Docusaurus calls this after showing any page, including the first, and scrolling to its hash. */
export function onRouteDidUpdate({location: {pathname, hash}}: {readonly location: Location}): void {
  document.documentElement.dataset['shown'] = pathname + hash;
}
