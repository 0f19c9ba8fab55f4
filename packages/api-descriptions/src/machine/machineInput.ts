import type {Lifetimes} from 'api-model';
import type {ApiNames} from '../apiNames';
import type {BoundDescriptions} from '../bind/boundDescriptions';
import type {ReadSample} from '../text/includeSamples';

/** The data for all machine-readable forms of the reference. */
export interface MachineInput {
  readonly names: ApiNames;
  readonly bound: BoundDescriptions;
  readonly lifetimes: Lifetimes;
  readonly readSample: ReadSample;
}
