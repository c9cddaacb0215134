/** The name of a table. The other keys say which tables need a name. */
import { textLike } from "../forms.js";
import type { TableKey } from "./key.js";

export const TABLE_NAME = /^[a-z][A-Za-z0-9]{0,59}$/;

export const NAME_KEY: TableKey<string> = textLike(
  'a name such as "camel": a lower-case letter, then up to 59 letters and digits',
  TABLE_NAME,
);
