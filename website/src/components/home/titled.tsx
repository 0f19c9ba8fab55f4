import CodeFigure from '@theme/CodeFigure';
import type {ComponentProps, ComponentType} from 'react';

type Figure = ComponentType<ComponentProps<typeof CodeFigure>>;

/** Gives the code of an included file a title: `<Included components={titled('1. Install it')} />`. */
export function titled(title: string): {readonly CodeFigure: Figure} {
  return {CodeFigure: (props) => <CodeFigure {...props} title={title} />};
}
