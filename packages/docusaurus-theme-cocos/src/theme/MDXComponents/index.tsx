import CodeFigure from '@theme/CodeFigure';
import Diagram from '@theme/Diagram';
import Kbd from '@theme/Kbd';
import Steps from '@theme/Steps';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-init/MDXComponents';
import {Table, TableHeader} from './Table';

/** Components a page may use without importing them, and those that stand for Markdown's own elements. */
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
