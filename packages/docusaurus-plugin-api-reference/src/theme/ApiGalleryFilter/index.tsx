import 'docusaurus-plugin-captures/gallery';
import {galleryGroups} from 'docusaurus-plugin-captures/captures';
import {createElement, type ReactNode} from 'react';

/** The gallery's filter, with its behavior in the script of docusaurus-plugin-captures. */
export default function ApiGalleryFilter({count = ''}: {readonly count?: string}): ReactNode {
  return createElement(
    'capture-gallery',
    null,
    <search className="api-filter" aria-label="Gallery">
      <label>
        <span className="visually-hidden">Filter by name or description</span>
        <input type="search" name="q" placeholder={`Filter ${count} clips`} autoComplete="off" spellCheck={false} />
      </label>
      <label>
        <span className="visually-hidden">Group</span>
        <select name="group">
          <option value="">All groups</option>
          {galleryGroups.map((group) => (
            <option key={group} value={group}>
              {group.charAt(0).toUpperCase() + group.slice(1)}
            </option>
          ))}
        </select>
      </label>
      <output aria-live="polite" />
    </search>,
  );
}
