import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useDocsVersion, useVersions} from '@docusaurus/plugin-content-docs/client';

function ChainOfCauses(): ReactNode {
  const file = new Error('coast.tmx was not found');
  const map = new Error('The tile map could not be read', {cause: file});
  throw new Error('The level could not be drawn', {cause: map});
}

function DocsVersionOutsideDocs(): ReactNode {
  return <p>{useDocsVersion().label}</p>;
}

function MissingDocsPlugin(): ReactNode {
  return <p>{useVersions('handbook').length}</p>;
}

function DivInHead(): ReactNode {
  return (
    <Head>
      <div>Not for a head</div>
    </Head>
  );
}

function ElementInTitle(): ReactNode {
  return (
    <Head>
      <title>
        <b>Not for a title</b>
      </title>
    </Head>
  );
}

/** Defects of a page, by the label of the button that causes each. */
export const defects = {
  'Throw an error with causes': ChainOfCauses,
  'Use the docs version outside docs': DocsVersionOutsideDocs,
  'Use a docs plugin that is not there': MissingDocsPlugin,
  'Put a div into the head': DivInHead,
  'Put an element into the title': ElementInTitle,
} as const;

export type DefectName = keyof typeof defects;
