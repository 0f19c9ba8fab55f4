import CodeFigure from '@theme/CodeFigure';
import Diagram from '@theme/Diagram';
import Kbd from '@theme/Kbd';
import Steps from '@theme/Steps';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-init/MDXComponents';
import {Table, TableHeader} from './Table';

/** Components that a page may use without importing them, and those that render Markdown's own elements. */
export default {
  ...MDXComponents,
  table: Table,
  th: TableHeader,
  CodeFigure,
  Diagram,
  Kbd,
  Steps,
  TabItem,
  Tabs,
};
