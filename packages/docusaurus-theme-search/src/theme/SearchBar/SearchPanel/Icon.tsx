import type {ReactNode} from 'react';

const paths = {
  page: 'M5 2.5h7l3.5 3.5v11.5h-10.5zM8 9h5M8 12.5h5',
  heading: 'M7.5 3 6 17M14 3l-1.5 14M3.5 7.5h13.5M3 12.5h13.5',
  text: 'M3.5 5h13M3.5 9h13M3.5 13h8',
  recent: 'M10 5.5v5l3 2M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0',
};

export type IconName = keyof typeof paths;

/** An icon in the color of the text. */
export function Icon({name}: {readonly name: IconName}): ReactNode {
  return (
    <svg className="panel-icon" viewBox="0 0 20 20" aria-hidden>
      <path d={paths[name]} />
    </svg>
  );
}
