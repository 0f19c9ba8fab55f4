import {toStageFile, type StageFile} from './readStage';

/**
 * Removes the projects that a download doesn't have from a solution (`.slnx`).
 *
 * @param paths The download's files.
 * @returns Undefined if no project is left.
 */
export function trimSolution({path, bytes}: StageFile, paths: ReadonlySet<string>): StageFile | undefined {
  const text = new TextDecoder().decode(bytes);
  const trimmed = text.replaceAll(/^ *<Project Path="([^"]*)".*\n/gm, (line, project: string) =>
    paths.has(project) ? line : '',
  );
  return trimmed.includes('<Project ') ? toStageFile(path, new TextEncoder().encode(trimmed)) : undefined;
}
