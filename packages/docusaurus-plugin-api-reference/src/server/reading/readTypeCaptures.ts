import {fullNameOf, type TypeFacts} from 'api-model';
import type {CapturesOptions} from 'docusaurus-plugin-captures';
import type {Capture} from 'docusaurus-plugin-captures/captures';
import {capturesByType, readCaptures} from 'docusaurus-plugin-captures/read';
import {toCaptureView, type CaptureView} from 'docusaurus-plugin-captures/view';

/** The captures that show types in motion. */
export interface TypeCaptures {
  /** The capture on a type's page: its own, or another type's that also shows it. */
  readonly of: (type: TypeFacts) => CaptureView | undefined;
  /** The captures that are about a type, in the list's order. */
  readonly own: readonly {readonly type: TypeFacts; readonly capture: Capture; readonly view: CaptureView}[];
}

/** Throws an Error with list and entry when a capture is incomplete or shows a type that is not in `types`. */
export function readTypeCaptures(options: CapturesOptions | undefined, types: readonly TypeFacts[]): TypeCaptures {
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
