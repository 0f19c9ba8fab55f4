import type {PagePlaces} from '../../shared/conceptsLane';

/** The addresses of places in the order of their numbers: path and hash with the site's base. */
export function listPlaces(places: readonly PagePlaces[]): readonly string[] {
  return places.flatMap(([page, anchors]) =>
    anchors.split(' ').map((anchor) => (anchor === '' ? page : `${page}#${anchor}`)),
  );
}
