import type {CaptureCard, CaptureView, CurveView} from 'docusaurus-plugin-captures/view';

/**
 * What an API page shows, ready to be rendered: the server makes it from facts, history and descriptions, the components
 * decide nothing. Fields that are absent have nothing to say. `…Html` is HTML that the server made from checked Markdown.
 */

export interface Link {
  readonly text: string;
  readonly href: string;
  /** A hint that is worth a tooltip: the full name. */
  readonly title?: string;
}

/** A piece of a C# declaration; `kind` chooses its color. */
export interface Token {
  readonly text: string;
  readonly kind: 'keyword' | 'type' | 'name' | 'parameter' | 'punctuation' | 'value';
  readonly href?: string;
}

export interface CodeBlock {
  readonly kind: 'code';
  /** Highlighted while the site is built. */
  readonly html: string;
  readonly language: string;
  readonly title?: string;
  readonly fragment?: string;
  readonly sourceUrl?: string;
}

/** A type, filmed; with the curve that an easing follows. */
export interface CaptureBlock {
  readonly kind: 'capture';
  readonly name: string;
  readonly capture?: CaptureView;
  readonly curve?: CurveView;
}

export type WordsBlock =
  | {readonly kind: 'html'; readonly html: string}
  | {readonly kind: 'admonition'; readonly type: 'note' | 'tip' | 'warning'; readonly blocks: readonly WordsBlock[]}
  | CaptureBlock
  | CodeBlock;

/** Remarks: blocks in order. */
export type Words = readonly WordsBlock[];

/** A fact worth a label: since when, on which builds, obsolete. */
export interface Badge {
  readonly kind: 'since' | 'platforms' | 'obsolete' | 'until';
  readonly text: string;
  readonly title?: string;
}

export interface TermView {
  readonly name: string;
  readonly html: string;
}

export interface ExceptionView {
  readonly type: Link | string;
  readonly html: string;
}

export interface RelationView {
  readonly label: 'Overrides' | 'Implements' | 'Words from';
  readonly links: readonly (Link | string)[];
}

export interface MemberView {
  /** Derived from the documentation id; never changes. */
  readonly anchor: string;
  readonly declaration: readonly Token[];
  readonly badges: readonly Badge[];
  readonly obsolete?: string;
  readonly summaryHtml?: string;
  readonly typeParameters: readonly TermView[];
  readonly parameters: readonly TermView[];
  readonly returnsHtml?: string;
  readonly exceptions: readonly ExceptionView[];
  readonly remarks: Words;
  readonly see: readonly Link[];
  readonly relations: readonly RelationView[];
  readonly source: Link;
}

/** Members of one name. */
export interface MemberGroupView {
  /** The name, as the documentation id writes it: the group's anchor. */
  readonly anchor: string;
  readonly name: string;
  /** Words that hold for all overloads. */
  readonly shared?: Pick<MemberView, 'summaryHtml' | 'remarks' | 'see'>;
  readonly members: readonly MemberView[];
}

export interface MemberSectionView {
  readonly id: string;
  readonly title: string;
  readonly kind: string;
  readonly groups: readonly MemberGroupView[];
}

export interface EnumMemberView {
  readonly anchor: string;
  readonly name: string;
  readonly value: string;
  readonly badges: readonly Badge[];
  readonly summaryHtml?: string;
  readonly remarks: Words;
  readonly source: Link;
}

export interface InheritedView {
  readonly from: Link | string;
  readonly kinds: readonly {readonly kind: string; readonly title: string; readonly links: readonly Link[]}[];
  readonly count: number;
}

export interface FamilyNode {
  readonly link: Link | string;
  /** The type of this page. */
  readonly current?: true;
  readonly children: readonly FamilyNode[];
  /** Types left out below this one; they are folded. */
  readonly more?: readonly Link[];
}

export interface UsedByView {
  readonly title: string;
  /** Titles of pages, no names of the API. */
  readonly prose?: true;
  readonly links: readonly Link[];
}

export interface TypePageView {
  readonly page: 'type';
  readonly kind: string;
  readonly name: string;
  readonly namespace: Link;
  readonly assembly: string;
  readonly badges: readonly Badge[];
  readonly obsolete?: string;
  readonly summaryHtml?: string;
  readonly declaration: readonly Token[];
  readonly typeParameters: readonly TermView[];
  readonly parameters: readonly TermView[];
  readonly returnsHtml?: string;
  readonly family?: FamilyNode;
  readonly interfaces: readonly (Link | string)[];
  readonly implementers: readonly Link[];
  readonly remarks: Words;
  readonly see: readonly Link[];
  readonly enumMembers: readonly EnumMemberView[];
  readonly flags: boolean;
  readonly nestedTypes: readonly TypeListItem[];
  readonly sections: readonly MemberSectionView[];
  readonly inherited: readonly InheritedView[];
  readonly usedBy: readonly UsedByView[];
  /** How many places of pages and samples name the type; 0 when `usedBy` has them all. */
  readonly placeCount: number;
  readonly sources: readonly Link[];
}

export interface TypeListItem {
  readonly link: Link;
  readonly kind: string;
  readonly badges: readonly Badge[];
  readonly summaryHtml?: string;
}

export interface TopicView {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly types: readonly TypeListItem[];
  /** Of those that are filmed. */
  readonly captures: readonly CaptureCard[];
}

export interface NamespacePageView {
  readonly page: 'namespace';
  readonly name: string;
  readonly assembly: string;
  readonly summaryHtml?: string;
  readonly remarks: Words;
  readonly topics: readonly TopicView[];
  /** Base types with what derives from them, deepest families first. */
  readonly families: readonly FamilyNode[];
  readonly namespaces: readonly Link[];
}

export type ApiPageView = TypePageView | NamespacePageView;

/** What Docusaurus's theme wants to know of a page, beside the article itself. */
export interface ApiPageMetadata {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly permalink: string;
  readonly editUrl?: string;
  readonly previous?: {readonly title: string; readonly permalink: string};
  readonly next?: {readonly title: string; readonly permalink: string};
}

export interface TocEntry {
  readonly value: string;
  readonly id: string;
  readonly level: 2 | 3;
}

/** All of a page; the server's leaf route gets it as its module. */
export interface ApiPage {
  readonly metadata: ApiPageMetadata;
  readonly toc: readonly TocEntry[];
  readonly view: ApiPageView;
}

/** The api sidebar, as small as it can be sent: paths follow from the names. */
export interface SidebarData {
  readonly base: string;
  /** Docs that stand before the namespaces. */
  readonly pages: readonly {readonly label: string; readonly href: string}[];
  readonly namespaces: readonly {
    readonly name: string;
    readonly topics: readonly {readonly name: string; readonly slug: string; readonly types: readonly string[]}[];
  }[];
}
