import type {ReactNode} from 'react';
import type {MemberView, ParameterView} from '../../view';
import ApiLink from './ApiLink';
import Html from './Html';
import Tokens from './Tokens';

type Props = Pick<MemberView, 'parameters' | 'typeParameters' | 'returns'> & Partial<Pick<MemberView, 'exceptions'>>;

/** What goes in and what comes out. A parameter without words is in the declaration already. */
export default function Parameters({parameters, typeParameters, returns, exceptions = []}: Props): ReactNode {
  const told = parameters.filter(({html}) => html !== undefined);
  if (told.length + typeParameters.length + exceptions.length === 0 && !returns) return null;
  return (
    <dl className="api-parameters">
      {typeParameters.map(({name, html}) => (
        <Entry key={name} term={<code className="tok-type">{name}</code>} html={html} />
      ))}
      {told.map((parameter) => (
        <Entry key={parameter.name} term={<ParameterName parameter={parameter} />} html={parameter.html ?? ''} />
      ))}
      {returns && (
        <Entry
          term={
            <>
              {'Returns '}
              <code>
                <Tokens tokens={returns.type} />
              </code>
            </>
          }
          html={returns.html}
        />
      )}
      {exceptions.map(({type, html}) => (
        <Entry
          key={html}
          term={
            <>
              {'Throws '}
              <ApiLink to={type} />
            </>
          }
          html={html}
        />
      ))}
    </dl>
  );
}

function Entry({term, html}: {readonly term: ReactNode; readonly html: string}): ReactNode {
  return (
    <div>
      <dt>{term}</dt>
      <Html as="dd" html={html} />
    </div>
  );
}

function ParameterName({parameter: {name, type, default: value}}: {readonly parameter: ParameterView}): ReactNode {
  return (
    <code>
      <span className="tok-parameter api-parameter-name">{name}</span>{' '}
      <Tokens tokens={type} />
      {value !== undefined && ` = ${value}`}
    </code>
  );
}
