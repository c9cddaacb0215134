/** Reads lists of decimal numbers in printed texts. JSON reads them in a fraction of the time of reading texts. */
import { onceForEach } from "../../common.js";

/** What may be decimal numbers with the given sign between them. */
const decimalsWith = onceForEach((sign: string) => new RegExp(`^-?\\d[-\\d${sign} ]*$`));

const parsed = (list: string): unknown => {
  try {
    return JSON.parse(`[${list}]`);
  } catch {
    return undefined;
  }
};

/** Reports whether decimal numbers were read: JSON reads them only as a list of numbers. */
const isListOfNumbers = (value: unknown): value is readonly number[] => Array.isArray(value);

/** The numbers in a list, as JSON writes them; `undefined` if the list has anything else, such as 007. */
export const decimalsIn = (list: string, separator = ","): readonly number[] | undefined => {
  const sign = separator.trim();
  const isTried = decimalsWith(sign).test(list);
  const numbers = isTried ? parsed(sign === "," ? list : list.replaceAll(sign, ",")) : undefined;
  return isListOfNumbers(numbers) ? numbers : undefined;
};
