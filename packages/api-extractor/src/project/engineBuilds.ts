import type {Platform} from 'api-model';

/** One build of the engine, as its release makes it. */
export interface EngineBuild {
  readonly platform: Platform;
  readonly project: string;
  /** MSBuild properties that its conditions ask for. */
  readonly properties: Readonly<Record<string, string>>;
}

const release = {Configuration: 'Release', Platform: 'AnyCPU'};

function build(platform: Platform, properties: Readonly<Record<string, string>> = {}): EngineBuild {
  return {
    platform,
    project: `cocos2d/cocos2d.${platform}/cocos2d.${platform}.csproj`,
    properties: {...release, ...properties},
  };
}

/** DesktopGL's symbols follow the system that builds it: its API is what any of the three has. */
export const engineBuilds: readonly EngineBuild[] = [
  build('DesktopGL', {IsWindows: 'true'}),
  build('DesktopGL', {IsOSX: 'true'}),
  build('DesktopGL', {IsLinux: 'true'}),
  build('Windows'),
  build('Linux'),
  build('macOS'),
  build('Android'),
  build('iOS'),
];

/** The logical assembly of each shared project; the files are named differently from build to build. */
export const assemblies: Readonly<Record<string, string>> = {
  'cocos2d/cocos2d.projitems': 'Cocos2D',
  'box2d/box2d.projitems': 'Box2D',
};
