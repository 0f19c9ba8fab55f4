import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  guides: ['guide', 'terms', 'upcoming', 'draft', 'unlisted'],
  reference: ['reference/types'],
};

export default sidebars;
