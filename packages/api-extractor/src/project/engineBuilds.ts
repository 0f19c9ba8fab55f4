import type {Platform} from 'api-model';
import {type BuildSettings, evaluateProject, type ProjectFiles} from './msbuild/evaluateProject';
import type {OperatingSystem} from './msbuild/expandProperties';

/** One build of an engine release. */
export interface EngineBuild extends BuildSettings {
  readonly platform: Platform;
  readonly project: string;
}

const release = {Configuration: 'Release', Platform: 'AnyCPU'};

/** A project for one platform, as the engine had up to 2.5.10. */
function platformBuild(platform: Platform, os: OperatingSystem): EngineBuild {
  return {platform, project: `cocos2d/cocos2d.${platform}/cocos2d.${platform}.csproj`, os, properties: release};
}

/** The project for all platforms, selected by target framework, that the engine has since 2.5.11. */
const sharedProject = 'src/Cocos2DMono/Cocos2DMono.csproj';

/** DesktopGL's symbols depend on the system that builds it, so its API is the union of all three. */
const platformBuilds: readonly EngineBuild[] = [
  platformBuild('DesktopGL', 'Windows'),
  platformBuild('DesktopGL', 'OSX'),
  platformBuild('DesktopGL', 'Linux'),
  platformBuild('Windows', 'Windows'),
  platformBuild('Linux', 'Linux'),
  platformBuild('macOS', 'OSX'),
  platformBuild('Android', 'Windows'),
  platformBuild('iOS', 'OSX'),
];

/** Returns the builds whose project is in a source tree. Older releases had fewer. */
export function engineBuilds(files: ProjectFiles): readonly EngineBuild[] {
  if (!files.paths.has(sharedProject)) return platformBuilds.filter(({project}) => files.paths.has(project));
  const {properties} = evaluateProject(sharedProject, files, {os: 'Windows', properties: release});
  return (properties.get('TargetFrameworks') ?? '').split(';').flatMap((targetFramework) => {
    const platform = platformOf(targetFramework.trim());
    if (platform === undefined) return [];
    const settings = {
      platform,
      project: sharedProject,
      properties: {...release, TargetFramework: targetFramework.trim()},
    };
    return systemsOf(platform).map((os) => ({...settings, os}));
  });
}

function systemsOf(platform: Platform): readonly OperatingSystem[] {
  return platform === 'DesktopGL' ? ['Windows', 'OSX', 'Linux'] : [platform === 'iOS' ? 'OSX' : 'Windows'];
}

/** The platform of a target framework such as `net10.0-android36.0`; undefined when no package has it. */
function platformOf(targetFramework: string): Platform | undefined {
  const [, system] = /^net\d+\.\d+(?:-([a-z]+)[\d.]*)?$/u.exec(targetFramework) ?? [];
  return system === undefined ? 'DesktopGL' : targetPlatforms[system];
}

const targetPlatforms: Readonly<Record<string, Platform>> = {windows: 'Windows', android: 'Android', ios: 'iOS'};

/** The logical assembly by project file; the names of legacy assemblies differed between builds. */
export const assemblies: Readonly<Record<string, string>> = {
  'cocos2d/cocos2d.projitems': 'Cocos2D',
  'box2d/box2d.projitems': 'Box2D',
  [sharedProject]: 'Cocos2DMono',
  'src/Box2D/Box2D.csproj': 'Box2D',
};
