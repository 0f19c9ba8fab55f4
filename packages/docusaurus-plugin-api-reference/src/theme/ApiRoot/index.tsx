import {DocsSidebarProvider} from '@docusaurus/plugin-content-docs/client';
import renderRoutes from '@docusaurus/renderRoutes';
import {useLocation} from '@docusaurus/router';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import DocRootLayout from '@theme/DocRoot/Layout';
import NotFoundContent from '@theme/NotFound/Content';
import {useMemo, type ReactNode} from 'react';
import {matchRoutes, type RouteConfig} from 'react-router-config';
import ApiPage from '../../client/ApiPage';
import {isMissingApiPage, loadApiPage} from '../../client/apiPages';
import {provideApiPages} from '../../client/apiPageRoute';
import useApiLinks from '../../client/useApiLinks';
import '../../client/copyLink';
import '../../client/filterMembers';
import '../../client/memberTools';
import type {SidebarData} from '../../view';
import {toSidebarItems} from './toSidebarItems';
import 'docusaurus-plugin-captures/captures.css';
import '../ApiArticle/api.css';

provideApiPages({ApiPage, preloadApiPage: loadApiPage});

interface Props {
  readonly route: RouteConfig & {readonly routes: RouteConfig[]};
  readonly sidebar: SidebarData;
}

/** The theme's frame around all pages below /docs/api, with a sidebar that no other page loads. */
export default function ApiRoot({route, sidebar}: Props): ReactNode {
  const {pathname} = useLocation();
  const items = useMemo(() => toSidebarItems(sidebar), [sidebar]);
  useApiLinks(sidebar.base);
  if (matchRoutes(route.routes, pathname).length === 0 || isMissingApiPage(pathname)) return <NotFoundContent />;
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsDocPage}>
      <DocsSidebarProvider name="api" items={items}>
        <DocRootLayout>{renderRoutes(route.routes)}</DocRootLayout>
      </DocsSidebarProvider>
    </HtmlClassNameProvider>
  );
}
