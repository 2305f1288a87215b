import { plainName } from "./plain-name.ts";

type Department = { number: string; address_uk: string; address_ru: string };

/** The very number before longer ones; «№ 12» means a number only, other text also a part of the address. */
export function matchDepartments<One extends Department>(departments: readonly One[], search: string): One[] {
  const wanted = plainName(search);
  const number = wanted.replace(/^(№|#|no)\s*/, "");
  const byNumber = departments
    .filter((one) => one.number.startsWith(number))
    .sort((a, b) => Number(b.number === number) - Number(a.number === number));
  if (number !== wanted) return byNumber;
  const byAddress = departments.filter((one) => !one.number.startsWith(number) && addressesOf(one).includes(wanted));
  return [...byNumber, ...byAddress];
}

/** Kyiv has thousands of addresses. */
const known = new WeakMap<Department, string>();

function addressesOf(one: Department): string {
  const found = known.get(one) ?? plainName(`${one.address_uk}\n${one.address_ru}`);
  known.set(one, found);
  return found;
}
