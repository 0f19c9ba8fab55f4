import CodeFigure from '@theme/CodeFigure';
import Diagram from '@theme/Diagram';
import Kbd from '@theme/Kbd';
import Steps from '@theme/Steps';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-init/MDXComponents';

/** Components a page may use without importing them. */
export default {...MDXComponents, CodeFigure, Diagram, Kbd, Steps, TabItem, Tabs};
