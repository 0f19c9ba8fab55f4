import type {TypeFacts} from 'api-model';
import type {Capture} from 'docusaurus-plugin-captures/captures';
import {capturesByType, readCaptures} from 'docusaurus-plugin-captures/read';
import {toCaptureView, type CaptureView} from 'docusaurus-plugin-captures/view';
import {fullNameOf} from 'api-model';
import type {ApiOptions} from './options';

/** What shows types moving. */
export interface TypeCaptures {
  /** The capture of a type's page: its own, or one in which it is seen beside another type. */
  readonly of: (type: TypeFacts) => CaptureView | undefined;
  /** Those that are about a type, in the list's order. */
  readonly own: readonly {readonly type: TypeFacts; readonly capture: Capture; readonly view: CaptureView}[];
}

/** Throws an Error that names list and entry when a capture is not whole, or shows a type that is not among `types`. */
export function readTypeCaptures(options: ApiOptions['captures'], types: readonly TypeFacts[]): TypeCaptures {
  if (!options) return {of: () => undefined, own: []};
  const captures = readCaptures(options);
  const byName = new Map(types.map((type) => [fullNameOf(type.id), type]));
  const byType = capturesByType(captures, (name) => byName.has(name));
  const viewOf = (capture: Capture): CaptureView => toCaptureView(capture, options.sourceUrl);
  return {
    of: ({id}) => {
      const capture = byType.get(fullNameOf(id));
      return capture && viewOf(capture);
    },
    own: captures.flatMap((capture) => {
      const type = byName.get(capture.types?.[0] ?? '');
      return type ? [{type, capture, view: viewOf(capture)}] : [];
    }),
  };
}
