/** What is wrong in the files, to be told all at once. */
export class Problems {
  private readonly messages: string[] = [];

  /** @param place `file:line`. */
  add(place: string, message: string): void {
    this.messages.push(`${place}: ${message}`);
  }

  /** @throws Error with one problem a line, by file and line, if there are any. */
  throwIfAny(): void {
    if (this.messages.length === 0) return;
    throw new Error(this.messages.toSorted((a, b) => a.localeCompare(b, 'en', {numeric: true})).join('\n'));
  }
}
