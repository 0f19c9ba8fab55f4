/** Something in a source file that stops the extraction; its message starts with the place: `cocos2d/CCCamera.cs:12`. */
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
