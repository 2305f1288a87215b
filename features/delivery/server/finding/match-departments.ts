import { plainName } from "./plain-name.ts";

type Department = { number: string; address_uk: string; address_ru: string };

/** Each word is in number or address: `відділення 12`, `вул Соборна 12`; exact numbers first, addresses last. No word finds all. */
export function matchDepartments<One extends Department>(departments: readonly One[], search: string): One[] {
  const typed = plainName(search);
  const wanted = wordsOf(typed).filter((word) => !KINDS.has(word));
  const [first] = wanted;
  if (first === undefined) return [...departments];
  const found = departments
    .map((one) => ({ one, rank: rankOf(one, { first, rest: wanted.slice(1), isNumber: SIGN.test(typed) && /^\d/.test(first) }) }))
    .filter(({ rank }) => rank < NONE);
  return found.sort((a, b) => a.rank - b.rank).map(({ one }) => one);
}

const SIGN = /^\s*(№|#|no(?=[\s.\d])|відд|отд|пошт|почт)/u;
const KINDS = new Set(
  "no відділення відд отделение отд поштомат почтомат поштове пошта почта нова новая вулиця вул улица ул просп проспект пр".split(" "),
);
const NONE = 3;

function rankOf(one: Department, { first, rest, isNumber }: { first: string; rest: string[]; isNumber: boolean }): number {
  const address = addressOf(one);
  const isIn = (word: string): boolean => address.some((part) => part.startsWith(word));
  if (!rest.every(isIn)) return NONE;
  if (one.number === first) return 0;
  if (one.number.startsWith(first)) return 1;
  return !isNumber && isIn(first) ? 2 : NONE;
}

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\d']+/u).filter(Boolean);

/** Cached, since Kyiv has thousands of addresses. */
const known = new WeakMap<Department, string[]>();

function addressOf(one: Department): string[] {
  const found = known.get(one) ?? wordsOf(plainName(`${one.address_uk}\n${one.address_ru}`));
  known.set(one, found);
  return found;
}
