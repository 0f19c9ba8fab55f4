/** Collects problems in the files, to report them together. */
export class Problems {
  private readonly messages: string[] = [];

  /** @param position `file:line`. */
  add(position: string, message: string): void {
    this.messages.push(`${position}: ${message}`);
  }

  /** @throws Error that lists the problems, one per line, by file and line, if there are any. */
  throwIfAny(): void {
    if (this.messages.length === 0) return;
    throw new Error(this.messages.toSorted((a, b) => a.localeCompare(b, 'en', {numeric: true})).join('\n'));
  }
}
