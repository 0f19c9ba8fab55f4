/** The pages whose pictures are larger than their text. */
export const weighedDownloads = ['/', '/docs/api/gallery'];

/** The name of a page's download in the budgets. */
export const downloadName = (page: string): string => `all that ${page} downloads`;
