/** The name of a table. The other keys say which tables need a name. */
import { layoutsOf } from "../defaults.js";
import { textLike } from "../forms.js";
import type { TableKey } from "./key.js";

export const TABLE_NAME = /^[a-z][A-Za-z0-9]{0,59}$/;

export const NAME_KEY: TableKey<string> = textLike(
  'a name such as "camel": a lower-case letter, then up to 59 letters and digits',
  TABLE_NAME,
);

export const EXACT_NAME_KEY: TableKey<string> = {
  ...textLike('the whole name of one table, such as "mailbox", in the form of "name"', TABLE_NAME),
  mistakes: (table) => {
    if (table.exactName === "") return [];
    const { name, to, from } = table;
    const count = [...layoutsOf(table), ...[to, from].filter(({ length }) => length > 0)].length;
    return [
      name === "" ? undefined : `the table has the name "${name}", too; remove one of them`,
      count === 1
        ? undefined
        : `${count} tables cannot have one name; expected one layout, "to" or "from", or write "name"`,
    ];
  },
};
