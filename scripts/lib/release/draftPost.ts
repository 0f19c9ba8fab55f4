import type {EngineRequirements} from './engineRequirements';
import {shortName, type ReleaseSummary} from './releaseSummary';

export interface DraftInput extends EngineRequirements {
  readonly version: string;
  /** The previous release. */
  readonly previous: string;
  readonly tag: string;
  readonly previousTag: string;
  /** `yyyy-mm-dd` */
  readonly released: string;
  /** The package's id. */
  readonly engine: string;
  /** `owner/name` on GitHub. */
  readonly repository: string;
  readonly summary: ReleaseSummary;
}

/** Path of a release's post. */
export function postFile({version, released}: Pick<DraftInput, 'version' | 'released'>): string {
  return `website/blog/${released}-${version}/index.mdx`;
}

/** The date in the front matter of a post, `yyyy-mm-dd`. */
export function postDay(text: string): string | undefined {
  return /^date: ['"]?(\d{4}-\d{2}-\d{2})\b/m.exec(text)?.[1];
}

/** The version's tag in website/blog/tags.yml. */
export function tagName(version: string): string {
  return version.replaceAll('.', '-');
}

/**
 * Drafts a post to finish by hand. `draft: true` keeps it out of the published site; each TODO asks for text that only
 * people can write.
 */
export function draftPost(input: DraftInput): string {
  const {version, previous, tag, previousTag, released, engine, repository, summary, monoGame, dotnet} = input;
  const github = `https://github.com/${repository}`;
  return `---
title: "Cocos2D-Mono ${version}: TODO"
description: What Cocos2D-Mono ${version} changes for your game, how to upgrade to it, and every type and member it adds, changes or removes.
slug: ${version}-release
date: ${released}
draft: true
authors: [team]
tags: [release, update, ${tagName(version)}]
---

**Should I upgrade?** TODO: Say who should upgrade and why, in two or three sentences.

{/* truncate */}

## At a glance

| | |
| --- | --- |
| Released | ${longDate(released)} |
| Packages | \`${engine}\` TODO: check whether this is still the only one |
| .NET | ${dotnet === undefined ? 'TODO' : `.NET ${dotnet}`} |
| MonoGame | ${monoGame ?? 'TODO'} |
| License | [AGPL-3.0 with an exception](/docs/guides/contributing/licensing) TODO: check the license |

## What changed

TODO: Describe what a game notices, the most important first.

## Breaking changes

${breakingChanges(summary)}

## How to upgrade

\`\`\`bash
dotnet add package ${engine} --version ${version}
\`\`\`

TODO: Say what else a project has to change, coming from ${previous}.

## Known problems

TODO: Copy the problems that still exist in ${version} from the post about ${previous}.

## API changes

${countChanges(summary)}

<ApiChanges release="${version}" />

## Links

- [${version} on GitHub](${github}/releases/tag/${tag})
- [All commits from ${previous} to ${version}](${github}/compare/${previousTag}...${tag})
- [Versions](/docs/guides/developing/versions): every release with its .NET, MonoGame and license
`;
}

/** Adds the version's tag before the first tag that is not a version. An existing tag stays unchanged. */
export function addTag(tags: string, {version, released}: Pick<DraftInput, 'version' | 'released'>): string {
  const name = tagName(version);
  if (new RegExp(`^${name}:`, 'm').test(tags)) return tags;
  const entry = `${name}:
  label: '${version}'
  permalink: '/${name}'
  description: 'Posts about Cocos2D-Mono ${version}, which was released on ${longDate(released)}.'
`;
  const place = tags.search(/^[a-z]/m);
  return place < 0 ? tags + entry : tags.slice(0, place) + entry + tags.slice(place);
}

/** `October 9, 2026` */
export function longDate(day: string): string {
  return new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'}).format(new Date(`${day}T00:00:00Z`));
}

function breakingChanges({types, members, signatures, nullability}: ReleaseSummary): string {
  const lines = [
    ...[...types.removed, ...members.removed]
      .map(shortName)
      .sort()
      .map((name) => `- \`${name}\` was removed. TODO: what to use instead`),
    ...signatures.map(({before, after}) => `- \`${before}\` became \`${after}\`. TODO: what to change, if anything`),
    ...nullability.map(
      ({before, after}) => `- \`${before}\` became \`${after}\`. Only warnings about null change. TODO`,
    ),
  ];
  const behavior = 'TODO: List calls that still compile but behave differently.';
  return lines.length === 0
    ? `No declaration was removed or changed. ${behavior}`
    : `${lines.join('\n')}\n\nTODO: Show calls before and after. ${behavior.slice('TODO: '.length)}`;
}

function countChanges({types, members}: ReleaseSummary): string {
  const counts = (['added', 'removed', 'changed', 'nullability'] as const)
    .map((kind) => [types[kind].length + members[kind].length, kind] as const)
    .filter(([count]) => count > 0)
    .map(([count, kind]) => `${count} ${kind === 'nullability' ? 'changed in nullability' : kind}`);
  if (counts.length === 0) return 'No public member was added, removed or changed.';
  return `Types and members: ${counts.join(', ')}. TODO: Say why.`;
}
