import {readStage} from '../server/readStage';
import {showFile} from '../server/showFile';

/** The files of a program as lines, by path below its folder. */
export type TypedFiles = ReadonlyMap<string, readonly string[]>;

/** Reads the files of a program that readers type; pictures and sounds are downloaded instead. */
export async function readProgram(folder: string): Promise<TypedFiles> {
  const files = await readStage(folder);
  return new Map(
    files.flatMap((file) => {
      const {path, lines} = showFile(file);
      return lines === undefined ? [] : [[path, lines] as const];
    }),
  );
}
