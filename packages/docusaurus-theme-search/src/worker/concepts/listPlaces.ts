import type {PagePlaces} from '../../shared/conceptsLane';

/** Returns the addresses of places (path and hash with the site's base) in the order of their numbers. */
export function listPlaces(places: readonly PagePlaces[]): readonly string[] {
  return places.flatMap(([page, anchors]) =>
    anchors.split(' ').map((anchor) => (anchor === '' ? page : `${page}#${anchor}`)),
  );
}
