import {parseArgs, type ParseArgsConfig} from 'node:util';
import {stop} from './stop';

/**
 * Reads the options of a script. Stops the script with a message and the usage if an option is unknown or its value is
 * missing.
 *
 * @param usage `Usage: npm run …`, with all options.
 */
export function readOptions<const Options extends OptionsConfig>(
  usage: string,
  options: Options,
  args: readonly string[] = process.argv.slice(2),
): OptionValues<Options> {
  try {
    return parseArgs({args: [...args], options}).values;
  } catch (error) {
    return stop((error as Error).message, usage);
  }
}

type OptionsConfig = NonNullable<ParseArgsConfig['options']>;

type OptionValues<Options extends OptionsConfig> = ReturnType<
  typeof parseArgs<{args: string[]; options: Options}>
>['values'];
