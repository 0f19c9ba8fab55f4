import {createHash} from 'node:crypto';

/**
 * Fetches a file and checks that it is the expected one.
 *
 * @throws Error if the host doesn't send the file, or if the file has another SHA-256
 */
export async function fetchPinned(address: string, sha256: string): Promise<Buffer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} responded with ${response.status}`);
  const content = Buffer.from(await response.arrayBuffer());
  const actual = createHash('sha256').update(content).digest('hex');
  if (actual !== sha256) throw new Error(`${address} has the SHA-256 ${actual} instead of ${sha256}`);
  return content;
}
