/**
 * Creates an .ico file that contains PNG pictures.
 *
 * @param pictures edge length in pixels (at most 256) and PNG bytes of each
 * @see https://learn.microsoft.com/windows/win32/menurc/newheader
 */
export function icoFile(pictures: readonly {readonly size: number; readonly png: Buffer}[]): Buffer {
  const headerBytes = 6;
  const entryBytes = 16;
  const header = Buffer.alloc(headerBytes + entryBytes * pictures.length);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({size, png}, index) => {
    const entry = headerBytes + entryBytes * index;
    header.writeUInt8(size % 256, entry); // 0 means 256
    header.writeUInt8(size % 256, entry + 1);
    header.writeUInt16LE(1, entry + 4); // color planes
    header.writeUInt16LE(32, entry + 6); // bits per pixel
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...pictures.map(({png}) => png)]);
}
