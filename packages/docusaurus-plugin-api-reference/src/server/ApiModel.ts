import type {ApiNames, BoundDescriptions} from 'api-descriptions';
import type {LinkedSnapshot, DocId} from 'api-model';
import type {CurveView} from 'docusaurus-plugin-captures/view';
import type {CodeFigureOptions} from 'docusaurus-plugin-code-samples/figure';
import type {Link} from '../view';
import type {TypeCaptures} from './readTypeCaptures';
import type {ApiHistory} from './readHistory';
import type {NamespaceTopics} from './readTopics';
import type {Places} from './readPlaces';
import type {TypeUse} from './findTypeUses';

/** All that the pages are made of. */
export interface ApiModel {
  readonly linked: LinkedSnapshot;
  readonly names: ApiNames;
  readonly words: BoundDescriptions;
  readonly history: ApiHistory;
  readonly topics: readonly NamespaceTopics[];
  /** Which members name a type, by the type's id. */
  readonly uses: ReadonlyMap<DocId, readonly TypeUse[]>;
  /** Guides and posts that mention a type or one of its members, by the type's id. */
  readonly mentions: ReadonlyMap<DocId, readonly Link[]>;
  readonly places: Places;
  readonly samples: CodeFigureOptions;
  readonly captures: TypeCaptures;
  /** Of easings, by full name. */
  readonly curves: ReadonlyMap<string, CurveView>;
  /** Where descriptions are edited on the web. */
  readonly editUrl: string;
}
