import type {ReactNode} from 'react';
import type {TermsView} from '../../view';
import ApiLink from './ApiLink';
import Html from './Html';

type Props = Omit<TermsView, 'exceptions'> & Partial<TermsView>;

/**
 * Parameters, results and exceptions, each below a label; types and defaults are in the declaration. The labels are terms
 * and not headings, because the outline of a long page would contain each of them a hundred times.
 */
export default function Parameters({parameters, typeParameters, returnsHtml, exceptions = []}: Props): ReactNode {
  if (parameters.length + typeParameters.length + exceptions.length === 0 && returnsHtml === undefined) return null;
  return (
    <dl>
      {typeParameters.length > 0 && (
        <Group label="Type parameters">
          {typeParameters.map(({name, html}) => (
            <Entry key={name} name={<code className="tok-type">{name}</code>} html={html} />
          ))}
        </Group>
      )}
      {parameters.length > 0 && (
        <Group label="Parameters">
          {parameters.map(({name, html}) => (
            <Entry key={name} name={<code>{name}</code>} html={html} />
          ))}
        </Group>
      )}
      {returnsHtml !== undefined && (
        <Group label="Returns">
          <dd>
            <Html html={returnsHtml} />
          </dd>
        </Group>
      )}
      {exceptions.length > 0 && (
        <Group label="Throws">
          {exceptions.map(({type, html}) => (
            <Entry key={html} name={<ApiLink to={type} />} html={html} />
          ))}
        </Group>
      )}
    </dl>
  );
}

function Group({label, children}: {readonly label: string; readonly children: ReactNode}): ReactNode {
  return (
    <div>
      <dt>{label}</dt>
      {children}
    </div>
  );
}

/** The space is for readers who hear or copy the text. */
function Entry({name, html}: {readonly name: ReactNode; readonly html: string}): ReactNode {
  return (
    <dd>
      {name} <Html html={html} />
    </dd>
  );
}
