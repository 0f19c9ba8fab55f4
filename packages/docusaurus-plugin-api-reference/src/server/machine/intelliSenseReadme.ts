/**
 * Writes the instructions for the documentation files, which are in the same folder and named after their assemblies.
 *
 * @param packages The folders of packages in NuGet's cache, by the name of the assembly.
 */
export function intelliSenseReadme(
  product: string,
  release: string,
  assemblies: readonly string[],
  packages: Readonly<Record<string, string>> = {},
): string {
  const places = assemblies.map(
    (assembly) => `     ${assembly}.xml  ->  ${folderOf(assembly, packages[assembly], release)}`,
  );
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

function folderOf(assembly: string, folder: string | undefined, release: string): string {
  return folder === undefined ? `the folder that has ${assembly}.dll` : `${folder}/${release}/lib/<framework>/`;
}
