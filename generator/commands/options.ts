/** The options of command lines. */
import { parseArgs, type ParseArgsConfig } from "node:util";

/** The command line is not valid. The message says what is wrong with it, without a final period. */
export class UsageError extends Error {}

type Options = NonNullable<ParseArgsConfig["options"]>;

type Values<Known extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; options: Known }>
>["values"];

/** The values of the options; throws a `UsageError` if an option is unknown or incomplete. */
export const optionsOf = <Known extends Options>(
  args: readonly string[],
  options: Known,
): Values<Known> => {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UsageError(error.message.replace(/\.\s.*/s, "")); // the rest is advice from Node
  }
};
