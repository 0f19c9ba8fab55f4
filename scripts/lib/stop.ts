/** Exits the script with a message that says what happened and what to do. */
export function stop(...lines: readonly string[]): never {
  console.error(`\n${lines.join('\n')}\n`);
  process.exit(1);
}
