import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {Fragment, type ReactNode} from 'react';
import type {TasksView} from '../../overview';
import '../ApiIndex/index.css';

type Group = TasksView['groups'][number];

/** Tasks, and where to start with each. remarkApiComponents adds the view as JSON. */
export default function ApiTasks({view = '{"groups":[]}'}: {readonly view?: string}): ReactNode {
  const {groups} = JSON.parse(view) as TasksView;
  return (
    <div className="api-tasks">
      <nav aria-label="Kinds of tasks">
        <ul className="api-letters">
          {groups.map(({name, slug}) => (
            <li key={slug}>
              <a href={`#${anchorOf(slug)}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map((group) => (
        <TaskGroup key={group.slug} group={group} />
      ))}
    </div>
  );
}

function TaskGroup({group: {name, slug, entries}}: {readonly group: Group}): ReactNode {
  useBrokenLinks().collectAnchor(anchorOf(slug));
  // The heading itself has no id, because the page's contents would list every group.
  return (
    <section id={anchorOf(slug)}>
      <h3>{name}</h3>
      <dl>
        {entries.map(({task, use}) => (
          <div key={task}>
            <dt>{task}</dt>
            <dd>
              {use.map(({text, href}, index) => (
                <Fragment key={text}>
                  {index > 0 && ', '}
                  <Link to={href}>
                    <code>{text}</code>
                  </Link>
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function anchorOf(slug: string): string {
  return `task-${slug}`;
}
