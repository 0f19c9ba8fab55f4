import {useHistory} from '@docusaurus/router';
import {prefetchPage, preloadPage} from 'docusaurus-internals/loadAhead';
import {isPlainClick} from 'docusaurus-internals/plainClick';
import {useEffect, type RefObject} from 'react';

/** Makes the links of an adopted article work like Docusaurus's own: they navigate without a reload and prefetch. */
export default function useArticleLinks(article: RefObject<HTMLElement | null>): void {
  const history = useHistory();
  useEffect(() => {
    const container = article.current;
    if (!container) return;
    const leaving = new AbortController();
    const {signal} = leaving;

    const navigate = (event: MouseEvent): void => {
      const link = internalLink(event.target);
      if (!link || event.defaultPrevented || !isPlainClick(event) || staysOnPage(link)) return;
      event.preventDefault();
      history.push(link.pathname + link.search + link.hash);
    };
    const preload = ({target}: Event): void => {
      const link = internalLink(target);
      if (link) preloadPage(link.pathname);
    };
    container.addEventListener('click', navigate, {signal});
    container.addEventListener('mouseover', preload, {signal});
    container.addEventListener('touchstart', preload, {signal, passive: true});

    const visible = new IntersectionObserver((entries) => {
      for (const {isIntersecting, target} of entries) {
        if (!isIntersecting) continue;
        visible.unobserve(target);
        const link = internalLink(target);
        if (link) prefetchPage(link.pathname);
      }
    });
    for (const link of container.querySelectorAll('a')) visible.observe(link);

    return () => {
      leaving.abort();
      visible.disconnect();
    };
  }, [article, history]);
}

/** The link within this site that an event happened on. */
function internalLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.origin !== location.origin || link.hasAttribute('download')) return undefined;
  return link.target === '' || link.target === '_self' ? link : undefined;
}

/** Whether a link leads to a place on the same page, which the browser handles itself. */
function staysOnPage(link: HTMLAnchorElement): boolean {
  return link.hash !== '' && link.pathname === location.pathname && link.search === location.search;
}
