import {gzipSync} from 'node:zlib';

export const gzippedSize = (content: Buffer): number => gzipSync(content, {level: 9}).length;

export const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);

/** `12.3`, for a table whose heading has the unit. */
export const inKilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** `12.3 kB` */
export const formatKilobytes = (bytes: number): string => `${inKilobytes(bytes)} kB`;
