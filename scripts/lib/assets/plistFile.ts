/** A picture on a sprite sheet, in pixels from the sheet's upper left corner. */
export interface SheetFrame {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The list of a sprite sheet's frames in TexturePacker's format 2 for cocos2d, as CCSpriteFrameCache reads it. Frames are
 * complete: neither trimmed nor rotated.
 *
 * There is no `textureFileName`, because the engine would remove its extension and then find only compiled pictures.
 * Without it, the engine uses the .png beside the .plist.
 */
export function plistFile(
  sheet: {readonly width: number; readonly height: number},
  frames: readonly SheetFrame[],
): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
  <dict>
    <key>frames</key>
    <dict>
${frames.map(frameEntry).join('')}    </dict>
    <key>metadata</key>
    <dict>
      <key>format</key>
      <integer>2</integer>
      <key>size</key>
      <string>{${sheet.width},${sheet.height}}</string>
    </dict>
  </dict>
</plist>
`;
}

const frameEntry = ({name, x, y, width, height}: SheetFrame): string => `      <key>${name}</key>
      <dict>
        <key>frame</key>
        <string>{{${x},${y}},{${width},${height}}}</string>
        <key>offset</key>
        <string>{0,0}</string>
        <key>rotated</key>
        <false/>
        <key>sourceColorRect</key>
        <string>{{0,0},{${width},${height}}}</string>
        <key>sourceSize</key>
        <string>{${width},${height}}</string>
      </dict>
`;
