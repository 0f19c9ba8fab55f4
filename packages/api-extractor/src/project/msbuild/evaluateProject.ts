import {posix} from 'node:path';
import type {XmlElement} from '@rgrove/parse-xml';
import {SourceError} from '../../SourceError';
import {childrenOf, readXml, textOf} from '../readXml';
import {evaluateCondition} from './evaluateCondition';
import {expandProperties, fileAbove, type OperatingSystem, slashes, unknownValue} from './expandProperties';
import {globPattern} from './globPattern';

/** The texts of a source tree's project files, and the paths of all its files. */
export interface ProjectFiles {
  /** Every path from the root, without a leading `/`. */
  readonly paths: ReadonlySet<string>;
  readonly text: (path: string) => string | undefined;
}

/** How a project is built. */
export interface BuildSettings {
  /** Properties from the command line, which a project can't change. */
  readonly properties: Readonly<Record<string, string>>;
  readonly os: OperatingSystem;
  /** Whether a project compiles all C# files below its folder unless it removes them, as the .NET SDK does by default. */
  readonly defaultCompile?: boolean;
}

/** The files that MSBuild would compile for a project. */
export interface EvaluatedProject {
  readonly properties: ReadonlyMap<string, string>;
  /** In order, each once; `namedBy` is the file that lists it. */
  readonly compile: readonly NamedFile[];
  /** The projects that it references. */
  readonly references: readonly NamedFile[];
}

export interface NamedFile {
  readonly path: string;
  readonly namedBy: string;
  /** The line that lists it; undefined when a pattern matched it. */
  readonly line?: number;
}

/** An element that contains items, with its file. */
interface ItemGroup {
  readonly file: string;
  readonly text: string;
  readonly group: XmlElement;
}

/**
 * Evaluates a project in MSBuild's two passes: properties and imports in their order, then items. Throws a SourceError where
 * something that affects what is compiled can't be understood.
 */
export function evaluateProject(path: string, files: ProjectFiles, settings: BuildSettings): EvaluatedProject {
  const evaluation = new Evaluation(files, settings, path);
  const shared = fileAbove('Directory.Build.props', `/${posix.dirname(path)}`, (file) =>
    files.paths.has(file.slice(1)),
  );
  if (shared !== undefined) evaluation.readProperties(shared.slice(1));
  evaluation.readProperties(path);
  return evaluation.items();
}

class Evaluation {
  private readonly properties: Map<string, string>;
  /** In the order in which MSBuild reads them; those of an imported file are at the place of the import. */
  private readonly groups: ItemGroup[] = [];
  /** The project's folder, which paths in items and conditions are relative to. */
  private readonly folder: string;

  constructor(
    private readonly files: ProjectFiles,
    private readonly settings: BuildSettings,
    private readonly project: string,
  ) {
    this.folder = posix.dirname(project);
    // The SDK defines TRACE before it reads the project.
    this.properties = new Map(Object.entries({DefineConstants: 'TRACE', ...settings.properties}));
  }

  /** Runs the first pass over a file: reads its properties, and imported files at the place of their import. */
  readProperties(file: string): void {
    const text = this.files.text(file);
    if (text === undefined) throw new SourceError(file, 1, 'There is no such file.');
    const root = readXml(text, file);
    if (root.name !== 'Project') return;
    this.enter(file);
    for (const element of childrenOf(root)) {
      if (element.name === 'PropertyGroup') this.readGroup(element);
      else if (element.name === 'Import') this.import(element, file, text);
      else if (element.name === 'ItemGroup') this.groups.push({file, text, group: element});
    }
  }

  /** Runs the second pass: collects the items of all files, using the final values of the properties. */
  items(): EvaluatedProject {
    const compile = new Map<string, NamedFile>();
    const references: NamedFile[] = [];
    if (this.settings.defaultCompile)
      for (const path of this.matching(`${this.folder}/**/*.cs`)) compile.set(path, {path, namedBy: this.project});
    for (const {file, text, group} of this.groups) {
      this.enter(file);
      const named = (list: string, element: XmlElement) => this.pathsOf(list, {file, text, element});
      const isUsed = childrenOf(group).some(({name}) => name === 'Compile' || name === 'ProjectReference');
      if (!isUsed || !this.holds(group, file, text)) continue;
      for (const element of childrenOf(group)) {
        if (element.name === 'ProjectReference' && this.holds(element, file, text))
          references.push(...named(element.attributes['Include'] ?? '', element));
        if (element.name !== 'Compile' || !this.holds(element, file, text)) continue;
        const excluded = new Set(named(element.attributes['Exclude'] ?? '', element).map((each) => each.path));
        for (const each of named(element.attributes['Include'] ?? '', element))
          if (!excluded.has(each.path)) compile.set(each.path, each);
        for (const {path} of named(element.attributes['Remove'] ?? '', element)) compile.delete(path);
      }
    }
    return {properties: this.properties, compile: [...compile.values()], references};
  }

  private readGroup(group: XmlElement): void {
    const groupHolds = this.condition(group);
    if (groupHolds === false) return;
    for (const element of childrenOf(group)) {
      const {name} = element;
      if (name in this.settings.properties) continue;
      const holds = this.condition(element);
      if (holds === false) continue;
      const isKnown = groupHolds === true && holds === true;
      this.properties.set(name, isKnown ? this.expand(textOf(element)) : unknownValue);
    }
  }

  private import(element: XmlElement, file: string, text: string): void {
    const project = this.expand(element.attributes['Project'] ?? '');
    if (project.includes(unknownValue) || project === '' || this.condition(element) === false) return;
    const path = resolvePath(project, posix.dirname(file));
    if (this.files.paths.has(path)) this.readProperties(path);
    // Other missing files belong to SDKs and packages, but a shared project is part of this one.
    else if (path.endsWith('.projitems')) throw missing(path, file, text);
    this.enter(file);
  }

  private holds(element: XmlElement, file: string, text: string): boolean {
    const holds = this.condition(element);
    if (holds !== undefined) return holds;
    const condition = element.attributes['Condition'] ?? '';
    throw new SourceError(
      file,
      lineOf(text, condition),
      `The extractor doesn't understand this condition: ${condition}`,
    );
  }

  private condition(element: XmlElement): boolean | undefined {
    return evaluateCondition(element.attributes['Condition'], this.scope());
  }

  private expand(text: string): string {
    return expandProperties(text, this.scope());
  }

  private scope() {
    return {
      properties: this.properties,
      os: this.settings.os,
      exists: (path: string) => this.files.paths.has(resolvePath(path, this.folder)),
    };
  }

  private enter(file: string): void {
    const folder = posix.dirname(file);
    this.properties.set('MSBuildThisFileDirectory', folder === '.' ? '/' : `/${folder}/`);
  }

  /** Returns the files in a list of paths and patterns. */
  private pathsOf(
    list: string,
    {file, text, element}: {readonly file: string; readonly text: string; readonly element: XmlElement},
  ): readonly NamedFile[] {
    const expanded = this.expand(list);
    if (expanded.includes(unknownValue))
      throw new SourceError(file, 1, `The extractor doesn't understand this ${element.name}: ${list}`);
    return expanded
      .split(';')
      .map((each) => each.trim())
      .filter(Boolean)
      .flatMap((each): readonly NamedFile[] => {
        const path = resolvePath(each, this.folder);
        if (!path.includes('*')) return [{path, namedBy: file, line: lineOf(text, posix.basename(path))}];
        return this.matching(path).map((known) => ({path: known, namedBy: file}));
      });
  }

  private matching(glob: string): readonly string[] {
    const pattern = globPattern(glob);
    return [...this.files.paths].filter((path) => pattern.test(path));
  }
}

/** Resolves a path in a project to a path from the root, without a leading `/`. */
function resolvePath(path: string, folder: string): string {
  return posix.resolve('/', folder, slashes(path)).slice(1);
}

function missing(path: string, file: string, text: string): SourceError {
  return new SourceError(file, lineOf(text, posix.basename(path)), `${path} is listed here but doesn't exist.`);
}

/** Returns the line of a project file that contains a name, or 1 when the name is composed of properties. */
function lineOf(text: string, name: string): number {
  return text.slice(0, Math.max(0, text.indexOf(name))).split('\n').length;
}
