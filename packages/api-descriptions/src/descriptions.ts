import type {BlockContent, DefinitionContent, Paragraph, PhrasingContent, RootContent} from 'mdast';

/** A position in a description; lines and columns start at 1. */
export interface Position {
  /** The path that was passed to the loader, with `/`. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A name of the API: `CCNode`, `CCNode.RunAction`, or `RunAction` within its own type. */
export interface Reference {
  readonly name: string;
  readonly position: Position;
}

/** A parameter, a type parameter or an exception type with its description. */
export interface Term {
  readonly name: string;
  readonly words: readonly PhrasingContent[];
  readonly position: Position;
}

export interface Returns {
  readonly words: readonly PhrasingContent[];
  readonly position: Position;
}

/** What a type or member did up to a release, or does from a release on, although its declaration is the same. */
export interface BehaviorNote {
  readonly kind: 'since' | 'until';
  /** As the author wrote it: `2.5.11`. */
  readonly release: string;
  readonly words: readonly PhrasingContent[];
  readonly position: Position;
}

/** What all descriptions have in common. Markdown is kept as syntax trees with the positions of the file. */
export interface Words {
  readonly position: Position;
  readonly summary: readonly PhrasingContent[];
  /** Paragraphs, lists, tables, alerts, headings from level 3 on and code fences that include a sample. */
  readonly remarks: readonly RootContent[];
  readonly see: readonly Reference[];
}

/** The description of anything with parameters: a member or a delegate. */
interface CallableWords extends Words {
  /** Parameters and type parameters; only the facts can separate them. */
  readonly terms: readonly Term[];
  readonly returns?: Returns;
  readonly exceptions: readonly Term[];
  readonly notes: readonly BehaviorNote[];
}

export interface MemberDescription extends CallableWords {
  /** As the author wrote it: `RunAction(CCAction)`, `Schedule`, `this[int]`, `operator +(CCPoint, CCPoint)`. */
  readonly heading: string;
}

export interface TypeDescription extends CallableWords {
  /** The release that the description was checked against. */
  readonly checked: string;
  readonly namespace: string;
  /** The file's name without `.md`: `CCNode`, `CCRawList-1`, `b2DynamicTree-1.b2TreeNode`. */
  readonly fileName: string;
  /** The `#` heading, as the author wrote it: `CCRawList<T>`. */
  readonly title: string;
  readonly members: readonly MemberDescription[];
}

export interface NamespaceDescription extends Words {
  readonly checked: string;
  readonly namespace: string;
  readonly title: string;
  /** Descriptions of the namespace's topics, which compare their types. */
  readonly topics: readonly TopicDescription[];
}

export interface TopicDescription extends Words {
  /** The topic's name in `api/topics.yaml`. */
  readonly heading: string;
}

export interface Descriptions {
  readonly namespaces: readonly NamespaceDescription[];
  readonly types: readonly TypeDescription[];
}

/** GitHub's alerts in a description: `> [!WARNING]`. */
export const alertKinds = ['note', 'tip', 'warning'] as const;
export type AlertKind = (typeof alertKinds)[number];

/** A block quote that begins with `[!NOTE]`, `[!TIP]` or `[!WARNING]`; its children don't include the marker. */
export interface Alert {
  type: 'alert';
  kind: AlertKind;
  children: (BlockContent | DefinitionContent)[];
  data?: undefined;
  position?: Paragraph['position'];
}

/** An image alone in its paragraph: `![caption](name)` shows `website/diagrams/<name>.svg`. */
export interface Diagram {
  type: 'diagram';
  name: string;
  caption: string;
  data?: undefined;
  position?: Paragraph['position'];
}

declare module 'mdast' {
  interface BlockContentMap {
    alert: Alert;
    diagram: Diagram;
  }
  interface RootContentMap {
    alert: Alert;
    diagram: Diagram;
  }
}
