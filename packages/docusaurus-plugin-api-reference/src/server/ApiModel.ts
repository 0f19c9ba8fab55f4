import type {ApiNames, BoundDescriptions} from 'api-descriptions';
import type {LinkedSnapshot, DocId} from 'api-model';
import type {CurveView} from 'docusaurus-plugin-captures/view';
import type {Link} from '../view';
import type {TypeUse} from './reading/findTypeUses';
import type {ApiHistory} from './reading/readHistory';
import type {MemberGroups} from './reading/readMemberGroups';
import type {Places} from './reading/readPlaces';
import type {NamespaceTopics} from './reading/readTopics';
import type {TypeCaptures} from './reading/readTypeCaptures';
import type {WordsLookup} from './words/linkWords';
import type {WordsRenderer} from './words/renderWords';

/** All data for the pages. */
export interface PageModel {
  /** The name of what is documented. */
  readonly product: string;
  readonly linked: LinkedSnapshot;
  readonly names: ApiNames;
  readonly words: WordsLookup;
  readonly history: ApiHistory;
  readonly topics: readonly NamespaceTopics[];
  readonly memberGroups: MemberGroups;
  /** The members that use a type, by the type's id. */
  readonly uses: ReadonlyMap<DocId, readonly TypeUse[]>;
  /** Guides and posts that mention a type or one of its members, by the type's id. */
  readonly mentions: ReadonlyMap<DocId, readonly Link[]>;
  readonly places: Places;
  readonly renderer: WordsRenderer;
  readonly captures: TypeCaptures;
  /** The curves of easings, by full name. */
  readonly curves: ReadonlyMap<string, CurveView>;
  /** The web address for editing descriptions. */
  readonly editUrl: string;
}

/** All data for the pages and the machine-readable forms, which list all descriptions. */
export interface ApiModel extends PageModel {
  readonly words: BoundDescriptions;
}
