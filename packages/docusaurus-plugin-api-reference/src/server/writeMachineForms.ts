export async function writeMachineForms(..._a: unknown[]): Promise<void> {}
