import path from 'node:path';
import type {StepAfterBuild} from 'built-pages';

/** Step after a build of Docusaurus: adds a Content-Security-Policy to every page. */
export default function contentSecurityPolicy(): StepAfterBuild {
  return {
    name: 'content-security-policy',
    change: () => ({module: path.join(__dirname, 'policies.ts')}),
  };
}
