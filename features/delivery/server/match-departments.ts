type Department = { number: string; address_uk: string; address_ru: string };

/** By number first, the very number before longer ones; «№ 12» means a number only, other text also a part of the address. */
export function matchDepartments<One extends Department>(departments: readonly One[], search: string): One[] {
  const wanted = plain(search);
  const number = wanted.replace(/^(№|#|no)\s*/, "");
  const byNumber = departments
    .filter((one) => one.number.startsWith(number))
    .sort((a, b) => Number(b.number === number) - Number(a.number === number));
  if (number !== wanted) return byNumber;
  const byAddress = departments.filter(
    (one) => !one.number.startsWith(number) && (plain(one.address_uk).includes(wanted) || plain(one.address_ru).includes(wanted)),
  );
  return [...byNumber, ...byAddress];
}

const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[ʼ’'`]/g, "'")
    .replaceAll("ё", "е");
