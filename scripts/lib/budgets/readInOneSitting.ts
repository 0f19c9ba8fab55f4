/** The pages about a new project are read in order, as a tutorial is. */
const project = ['create-project', 'project-files', 'scenes', 'window-size', 'debug-and-publish'].map(
  (name) => `/docs/guides/developing/${name}`,
);

/** Returns whether readers follow the page of this address from its start to its end. */
export const isReadInOneSitting = (address: string): boolean =>
  address.startsWith('/docs/tutorials/') ||
  address.startsWith('/docs/guides/troubleshooting/') ||
  project.includes(address);
