import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type {ReactNode} from 'react';
import type {StageView} from '../../view';
import Changes from './Changes';
import Run from './Run';
import WholeFiles from './WholeFiles';

interface Props {
  readonly name: string;
  /** A `StageView` as JSON, set by remarkTutorial. */
  readonly view?: string;
}

/** The program at the end of a part: what changed, its files, and how to run it. */
export default function Stage({view = ''}: Props): ReactNode {
  const stage = JSON.parse(view) as StageView;
  const {changes} = stage;
  return (
    <div className="stage">
      <Tabs>
        {changes && (
          <TabItem value="changes" label="What changed">
            <Changes changes={changes} />
          </TabItem>
        )}
        <TabItem value="files" label="Whole files">
          <WholeFiles stage={stage} />
        </TabItem>
        <TabItem value="run" label="Run it">
          <Run stage={stage} />
        </TabItem>
      </Tabs>
    </div>
  );
}
