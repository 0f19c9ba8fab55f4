import type {BrowserContext} from '@playwright/test';

/**
 * Collects the problems that a browser reports in all pages of a context. Violations of the Content-Security-Policy
 * arrive as console errors. The list grows while the pages are open.
 */
export function watchForProblems(context: BrowserContext, baseURL: string): readonly string[] {
  const problems: string[] = [];
  context.on('console', (message) => {
    const {url} = message.location();
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && !isBrowsersOwn(url)) {
      problems.push(`console ${message.type()} on ${message.page()?.url() ?? 'no page'}: ${message.text()} (${url})`);
    }
  });
  context.on('weberror', (webError) => {
    problems.push(`uncaught on ${webError.page()?.url() ?? 'no page'}: ${webError.error().message}`);
  });
  context.on('request', (request) => {
    const {protocol, origin} = new URL(request.url());
    if (protocol !== 'data:' && protocol !== 'blob:' && !`${baseURL}/`.startsWith(`${origin}/`)) {
      problems.push(`request to another origin: ${request.url()}`);
    }
  });
  return problems;
}

/** Chromium sometimes requests this file although the pages name another icon. */
function isBrowsersOwn(url: string): boolean {
  return url !== '' && new URL(url).pathname === '/favicon.ico';
}
