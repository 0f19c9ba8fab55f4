/** The package that contains an assembly, by the name of its folder in NuGet's cache. */
const packages: Readonly<Record<string, string>> = {Cocos2DMono: 'cocos2d-mono', Box2D: 'cocos2d-mono.box2d'};

/** Writes the instructions for the documentation files, which are in the same folder and named after their assemblies. */
export function intelliSenseReadme(product: string, release: string, assemblies: readonly string[]): string {
  const places = assemblies.map((assembly) => `     ${assembly}.xml  ->  ${folderOf(assembly, release)}`);
  return `Documentation of ${product} ${release} for your editor

Visual Studio, Rider and VS Code show these descriptions as you type when the
files are in the same folders as the assemblies they describe.

1. Restore your project once, then ask .NET where NuGet keeps packages:

     dotnet nuget locals global-packages --list

2. Copy each file into its package, next to the .dll of the same name:

${places.join('\n')}

   lib has a folder for each target framework. Choose those that your project
   targets: net10.0 is the desktop build with OpenGL, and the names of the
   others begin with net10.0-windows, net10.0-android and net10.0-ios.

3. Close your solution and open it again.

Don't rename the files, because editors look for the name of the assembly.
Copy them again after you clear NuGet's cache. When you move to another
release, download its files.
`;
}

/** Before 2.5.11 each platform had its own package, with the same assemblies in it. */
function folderOf(assembly: string, release: string): string {
  const folder = packages[assembly];
  return folder === undefined ? `the folder that has ${assembly}.dll` : `${folder}/${release}/lib/<framework>/`;
}
