import {execFileSync} from 'node:child_process';

/**
 * Returns the message of a repository's newest commit, or, if that is a merge, the messages that it brings in: a pull
 * request is checked as the merge that GitHub makes of it, whose own message nobody wrote.
 */
export function newMessages(repository: string): readonly string[] {
  const git = (...options: readonly string[]): string =>
    execFileSync('git', options, {cwd: repository, encoding: 'utf8'}).trim();
  const parents = git('log', '-1', '--format=%P').split(' ').filter(Boolean);
  const range = parents.length > 1 ? ['HEAD^1..HEAD'] : ['-1'];
  return git('log', '--no-merges', '-z', '--format=%B', ...range)
    .split('\0')
    .map((message) => message.trim())
    .filter(Boolean);
}
