import type {VcsConfig} from '@docusaurus/types';

/** Returns the time of the last commit to any of these files, in milliseconds; `null` when the history doesn't have it. */
export async function lastUpdate(
  files: readonly string[],
  vcs: Pick<VcsConfig, 'getFileLastUpdateInfo'>,
): Promise<number | null> {
  const infos = await Promise.all(files.map((file) => vcs.getFileLastUpdateInfo(file)));
  const times = infos.flatMap((info) => info?.timestamp ?? []);
  return times.length === 0 ? null : Math.max(...times);
}
