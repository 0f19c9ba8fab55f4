/** Fetches a JSON file. Throws when it can't be loaded or the host responds with an error. */
export async function fetchJson(file: string): Promise<unknown> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file} responded with status ${response.status}.`);
  return response.json();
}
