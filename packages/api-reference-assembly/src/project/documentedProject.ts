import type {TypeFacts} from 'api-model';
import type {Comments} from '../source/comments';
import {toReferenceSource} from '../source/toReferenceSource';
import {projectPath, projectText, type Projects} from './projects';
import {baseAssembly, baseProject} from './referenceProjects';

/** The assembly of `documentedProject`. */
export const documentedAssembly = 'Documented';

/**
 * The engine and Box2D as one assembly, with these comments. The documentation of Box2D refers to types of the engine,
 * which uses Box2D, so the compiler needs both together.
 */
export function documentedProject(types: readonly TypeFacts[], dotnet: string, comments: Comments): Projects {
  const base = baseProject(types, dotnet);
  const inBase = types.filter(({assembly}) => assembly === baseAssembly);
  const documented = types.filter(({assembly}) => assembly !== baseAssembly);
  const files = new Map([
    ...base.files,
    [projectPath(documentedAssembly), projectText(dotnet, [base.main])],
    [`${documentedAssembly}/${documentedAssembly}.cs`, toReferenceSource(documented, inBase, comments)],
  ]);
  return {main: projectPath(documentedAssembly), files};
}
