import type {Page} from '@playwright/test';

/**
 * The rules for print that the site had when its largest type took 62 pages, which readers found too many. The type's
 * text has more than doubled since then, so today's print is compared with these rules and not with that number.
 */
const earlierPrintRules = `@media print {
  .navbar,
  .footer,
  .theme-doc-sidebar-container,
  .theme-doc-breadcrumbs,
  .pagination-nav,
  .theme-edit-this-page,
  .table-of-contents,
  .theme-doc-toc-mobile,
  button {
    display: none !important;
  }

  .markdown {
    max-width: none;
  }

  .code-block {
    white-space: pre-wrap;
  }

  .code-block details::details-content {
    content-visibility: visible;
  }

  .markdown a[href^='http']::after {
    content: ' (' attr(href) ')';
    font-size: 0.85em;
    overflow-wrap: anywhere;
  }

  .markdown .code-block a[href]::after {
    content: none;
  }

  figure,
  table,
  .alert {
    break-inside: avoid;
  }
}`;

/** Replaces the page's rules for print with the earlier ones. */
export async function useEarlierPrintRules(page: Page): Promise<void> {
  await page.evaluate((rules) => {
    const isForPrint = (rule: CSSRule) => rule instanceof CSSMediaRule && /^print\b/.test(rule.conditionText);
    for (const sheet of document.styleSheets)
      for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
        const rule = sheet.cssRules[index];
        if (rule && isForPrint(rule)) sheet.deleteRule(index);
      }
    const earlier = new CSSStyleSheet();
    earlier.replaceSync(rules);
    document.adoptedStyleSheets.push(earlier);
  }, earlierPrintRules);
}
