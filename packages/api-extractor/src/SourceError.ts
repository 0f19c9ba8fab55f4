/** An error in a source file that stops the extraction. Its message begins with file and line: `cocos2d/CCCamera.cs:12`. */
export class SourceError extends Error {
  override readonly name = 'SourceError';

  constructor(
    readonly file: string,
    readonly line: number,
    readonly problem: string,
  ) {
    super(`${file}:${line}: ${problem}`);
  }
}
