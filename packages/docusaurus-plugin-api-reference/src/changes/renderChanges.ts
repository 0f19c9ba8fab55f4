import {escapeMarkup} from 'markup';
import type {ChangesData} from './changesData';
import {compareDeclarations} from './compareDeclarations';
import type {NetBehaviorChange, NetChange, NetChanges, NetDeclarationChange} from './composeChanges';
import {groupByType, groupChanges, type ChangeGroup, type ChangeKind} from './groupChanges';

/** In the order in which they are shown. */
const changeWords: Readonly<Record<ChangeKind, string>> = {
  added: 'added',
  removed: 'removed',
  changed: 'changed',
  nullability: 'changed in nullability',
  obsoleted: 'made obsolete',
  behavior: 'changed in behavior',
};
const kinds = Object.keys(changeWords) as readonly ChangeKind[];

/** How many rows of a longer list are visible; the others are folded. */
const maxVisibleRows = 10;

interface Options {
  /** The newer release of the comparison. Changes of other releases are marked with their release. */
  readonly to: string;
  /** The level of the headings. */
  readonly level: 3 | 4;
}

/** Returns the number of changes of each kind as text: `16 added, 2 removed`. Empty when there are none. */
export function countsText(changes: NetChanges): string {
  return countedKinds(changes)
    .map((kind) => `${changes[kind].length} ${changeWords[kind]}`)
    .join(', ');
}

/** Renders changes as HTML, the same on the server and in the browser; an empty string when there are none. */
export function renderChanges(data: ChangesData, changes: NetChanges, {to, level}: Options): string {
  return new ChangesRenderer(data, to, level).render(changes);
}

/** Returns the kinds of the changes. */
function countedKinds(changes: NetChanges): readonly ChangeKind[] {
  return kinds.filter((kind) => changes[kind].length > 0);
}

class ChangesRenderer {
  constructor(
    private readonly data: ChangesData,
    private readonly to: string,
    private readonly level: number,
  ) {}

  render(changes: NetChanges): string {
    const shown = countedKinds(changes);
    if (shown.length === 0) return '';
    const counts = shown.map(
      (kind) => `<li class="changes-${kind}"><strong>${changes[kind].length}</strong> ${changeWords[kind]}</li>`,
    );
    return `<ul class="changes-counts">${counts.join('')}</ul>${shown.map((kind) => this.section(kind, changes)).join('')}`;
  }

  private section(kind: ChangeKind, changes: NetChanges): string {
    const title = kind === 'behavior' ? kind : changeWords[kind];
    const heading = title.replace(/^./, (letter) => letter.toUpperCase());
    const [open, shut] = [`<h${this.level} class="changes-${kind}">`, `</h${this.level}>`];
    const body = kind === 'behavior' ? this.behavior(changes.behavior) : this.symbols(changes[kind]);
    return `<section>${open}${heading}${shut}${body}</section>`;
  }

  private symbols(changes: readonly NetChange[]): string {
    const {types, groups} = groupChanges(this.data, changes);
    return this.types(types) + this.groups(groups);
  }

  /** A row for each type: what is said of the type itself, then of its members. */
  private behavior(changes: readonly NetBehaviorChange[]): string {
    const item = ({symbol, overloads, label, html}: NetBehaviorChange): string => {
      const members = [symbol, ...overloads].filter((place) => this.data.symbols[place]?.member !== undefined);
      const links = members.map((member) => this.symbolLink(member)).join(', ');
      return `<li>${links}${links && ' '}<b>${escapeMarkup(label)}</b> ${html}</li>`;
    };
    const row = ({type, members}: ChangeGroup<NetBehaviorChange>): string =>
      `<div><dt>${this.typeLink(type)}</dt><dd><ul>${members.map(item).join('')}</ul></dd></div>`;
    return this.rows(groupByType(this.data, changes), row, 'types');
  }

  private types(types: readonly NetChange[]): string {
    if (types.length === 0) return '';
    return fold(types, (some) => this.list(some), 'types');
  }

  private groups(groups: readonly ChangeGroup[]): string {
    if (groups.length === 0) return '';
    const row = ({type, members}: ChangeGroup): string =>
      `<div><dt>${this.typeLink(type)}</dt><dd>${this.list(members)}</dd></div>`;
    return this.rows(groups, row, 'types with members');
  }

  private rows<Group>(groups: readonly Group[], row: (group: Group) => string, what: string): string {
    return fold(groups, (some) => `<dl class="changes-members">${some.map(row).join('')}</dl>`, what);
  }

  private list(changes: readonly NetChange[]): string {
    return `<ul>${changes.map((change) => `<li>${this.change(change)}</li>`).join('')}</ul>`;
  }

  private change(change: NetChange): string {
    const tag = change.release === this.to ? '' : ` <small>${escapeMarkup(change.release)}</small>`;
    return this.symbolLink(change.symbol) + tag + (isDeclarationChange(change) ? declarations(change) : '');
  }

  private symbolLink(place: number): string {
    const symbol = this.data.symbols[place];
    if (!symbol) return '';
    if (symbol.member === undefined) return this.typeLink(symbol.type);
    const page = this.data.types[symbol.type]?.href;
    const exists = page !== undefined && symbol.anchor !== undefined;
    return link(symbol.member, exists ? `${page}#${symbol.anchor}` : undefined);
  }

  private typeLink(place: number): string {
    const type = this.data.types[place];
    return type ? link(type.name, type.href) : '';
  }
}

function isDeclarationChange(change: NetChange): change is NetDeclarationChange {
  return 'before' in change;
}

function declarations(change: NetDeclarationChange): string {
  const {start, before, after, end} = compareDeclarations(change.before, change.after);
  const line = (word: string, tag: 'del' | 'ins', piece: string): string =>
    `<code class="changes-${word}"><span class="visually-hidden">${word}: </span>` +
    `${escapeMarkup(start)}${piece && `<${tag}>${escapeMarkup(piece)}</${tag}>`}${escapeMarkup(end)}</code>`;
  return line('before', 'del', before) + line('after', 'ins', after);
}

function link(text: string, href: string | undefined): string {
  const code = `<code>${escapeMarkup(text)}</code>`;
  return href === undefined ? code : `<a href="${escapeMarkup(href)}">${code}</a>`;
}

/** Renders rows and folds the end of a long list under a summary with the number of rows. */
function fold<Row>(rows: readonly Row[], render: (some: readonly Row[]) => string, what: string): string {
  // Folding one or two rows would not make the list shorter.
  if (rows.length <= maxVisibleRows + 2) return render(rows);
  const rest = rows.slice(maxVisibleRows);
  return `${render(rows.slice(0, maxVisibleRows))}<details class="changes-more"><summary>${rest.length} more ${what}</summary>${render(rest)}</details>`;
}
