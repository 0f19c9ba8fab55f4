import type {DocLikePage} from 'docusaurus-internals/docContent';
import type {CaptureCard, CaptureView, CurveView} from 'docusaurus-plugin-captures/view';

/**
 * The content of an API page, which the server creates from facts, history and descriptions. The components only render
 * it. Fields without content are absent. `…Html` is HTML that the server created from checked Markdown.
 */

export interface Link {
  readonly text: string;
  readonly href: string;
  /** The text of a tooltip: the full name. */
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
  /** The highlighted code. */
  readonly html: string;
  readonly language: string;
  readonly title?: string;
  readonly fragment?: string;
  readonly sourceUrl?: string;
}

/** The capture of a type, and the curve of an easing. */
export interface CaptureBlock {
  readonly kind: 'capture';
  readonly name: string;
  readonly capture?: CaptureView;
  readonly curve?: CurveView;
}

/** A drawing of `website/diagrams`. */
export interface DiagramBlock {
  readonly kind: 'diagram';
  readonly name: string;
  readonly caption: string;
  readonly svg: string;
}

/** A heading of a type's remarks, with an entry in the page's contents. */
export interface HeadingBlock {
  readonly kind: 'heading';
  readonly id: string;
  readonly html: string;
}

export type WordsBlock =
  | {readonly kind: 'html'; readonly html: string}
  | HeadingBlock
  | {readonly kind: 'admonition'; readonly type: 'note' | 'tip' | 'warning'; readonly blocks: readonly WordsBlock[]}
  | CaptureBlock
  | DiagramBlock
  | CodeBlock;

/** Remarks: blocks in order. */
export type Words = readonly WordsBlock[];

/** A label: first release, builds, obsolete. */
export interface Badge {
  readonly kind: 'since' | 'platforms' | 'obsolete' | 'until';
  readonly text: string;
  readonly title?: string;
}

/** What a type or member did up to a release, or has done since one. */
export interface NoteView {
  readonly kind: 'since' | 'until';
  /** `Until 2.5.10` */
  readonly label: string;
  readonly html: string;
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
  readonly label: 'Extends' | 'Overrides' | 'Implements' | 'Documentation inherited from';
  readonly links: readonly (Link | string)[];
}

/** What a call takes, returns and throws. */
export interface TermsView {
  readonly typeParameters: readonly TermView[];
  readonly parameters: readonly TermView[];
  readonly returnsHtml?: string;
  readonly exceptions: readonly ExceptionView[];
}

export interface MemberView extends TermsView {
  /** Derived from the documentation id; never changes. */
  readonly anchor: string;
  readonly declaration: readonly Token[];
  readonly badges: readonly Badge[];
  readonly obsolete?: string;
  readonly summaryHtml?: string;
  readonly remarks: Words;
  readonly notes?: readonly NoteView[];
  readonly see: readonly Link[];
  readonly relations: readonly RelationView[];
  readonly source: Link;
}

/** What each overload would repeat. Its terms are empty if an overload has its own description. */
export type SharedView = TermsView & Pick<MemberView, 'summaryHtml' | 'remarks' | 'notes' | 'see'>;

/** Members of one name. */
export interface MemberGroupView {
  /** The name, as the documentation id writes it: the group's anchor. */
  readonly anchor: string;
  readonly name: string;
  /** The description of all overloads. */
  readonly shared?: SharedView;
  readonly members: readonly MemberView[];
}

export interface MemberSectionView {
  readonly id: string;
  readonly title: string;
  readonly kind: string;
  readonly groups: readonly MemberGroupView[];
}

/** A group in the list of all members, which is above their details. */
export interface MemberListView {
  /** The id of a group with an entry in the page's contents. */
  readonly id?: string;
  readonly title: string;
  readonly rows: readonly MemberRowView[];
}

/** The members of one name, in a row. */
export interface MemberRowView {
  /** The anchor of the details. */
  readonly anchor: string;
  readonly name: string;
  /** The names of the parameters: `(child, tag)`, or `(…)` if they are many or differ. */
  readonly parameters?: string;
  /** The type of a value. */
  readonly type?: string;
  /** `static`, `3 overloads` … */
  readonly marks?: readonly string[];
  readonly badges: readonly Badge[];
  readonly sentenceHtml?: string;
}

export interface EnumMemberView {
  readonly anchor: string;
  readonly name: string;
  readonly value: string;
  readonly badges: readonly Badge[];
  readonly summaryHtml?: string;
  readonly remarks: Words;
  readonly notes?: readonly NoteView[];
  readonly source: Link;
}

export interface InheritedView {
  readonly from: Link | string;
  readonly kinds: readonly {readonly kind: string; readonly title: string; readonly links: readonly Link[]}[];
  readonly count: number;
}

export interface FamilyNode {
  readonly link: Link | string;
  /** Set for the type of this page. */
  readonly current?: true;
  readonly children: readonly FamilyNode[];
  /** Further types below this one, which are folded. */
  readonly more?: readonly Link[];
}

/** The members of other types that can be used as if this type declared them. */
export interface ExtensionsView {
  /** `Extension methods`, if that is all they are. */
  readonly title: string;
  readonly members: readonly ExtensionItem[];
}

/** The extension members of one name. */
export interface ExtensionItem {
  readonly link: Link;
  /** The names of the parameters in a call, without that of the extended type. */
  readonly parameters?: string;
  /** The static class that declares them. */
  readonly from: Link;
  readonly badges: readonly Badge[];
  readonly sentenceHtml?: string;
}

/** The members that a release removed. */
export interface RemovedView {
  /** `Removed in 2.5.1`, with the changes of that release. */
  readonly link: Link;
  readonly names: readonly string[];
}

export interface UsedByView {
  readonly title: string;
  /** The links are titles of pages and not names of the API. */
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
  /** All base types, nearest first, if there are more than the declaration names. */
  readonly bases: readonly (Link | string)[];
  readonly derivedCount: number;
  readonly family?: FamilyNode;
  readonly interfaces: readonly (Link | string)[];
  readonly implementers: readonly Link[];
  /** The remarks that are short enough to precede the list of members. */
  readonly introduction: Words;
  /** The other remarks, which follow the list below a heading. */
  readonly remarks: Words;
  readonly notes?: readonly NoteView[];
  readonly see: readonly Link[];
  readonly enumMembers: readonly EnumMemberView[];
  readonly flags: boolean;
  readonly nestedTypes: readonly TypeListItem[];
  /** Empty where the page is short. */
  readonly memberList: readonly MemberListView[];
  readonly sections: readonly MemberSectionView[];
  readonly inherited: readonly InheritedView[];
  readonly extensions?: ExtensionsView;
  readonly removed?: readonly RemovedView[];
  readonly usedBy: readonly UsedByView[];
  /** The number of places in pages and samples that use the type; 0 when `usedBy` has them all. */
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
  /** A comparison of its types. */
  readonly words: Words;
  readonly types: readonly TypeListItem[];
  /** The captures of its types. */
  readonly captures: readonly CaptureCard[];
}

export interface NamespacePageView {
  readonly page: 'namespace';
  readonly name: string;
  readonly assembly: string;
  readonly summaryHtml?: string;
  readonly remarks: Words;
  readonly topics: readonly TopicView[];
  /** Base types with the types derived from them, largest families first. */
  readonly families: readonly FamilyNode[];
  readonly namespaces: readonly Link[];
}

export type ApiPageView = TypePageView | NamespacePageView;

/** The data that Docusaurus's theme needs about a page, besides the article. */
export type ApiPageMetadata = Omit<DocLikePage, 'sidebar'>;

export interface TocEntry {
  readonly value: string;
  readonly id: string;
  readonly level: 2 | 3;
}

/** A whole page, which is the module of the server's leaf route. */
export interface ApiPage {
  readonly metadata: ApiPageMetadata;
  readonly toc: readonly TocEntry[];
  readonly view: ApiPageView;
}

/** The api sidebar in a compact form, in which paths are derived from names. */
export interface SidebarData {
  readonly base: string;
  /** The docs before the namespaces. */
  readonly pages: readonly {readonly label: string; readonly href: string}[];
  readonly namespaces: readonly {
    readonly name: string;
    readonly topics: readonly {readonly name: string; readonly slug: string; readonly types: readonly string[]}[];
  }[];
}
