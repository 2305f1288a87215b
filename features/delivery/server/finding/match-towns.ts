import { latinOf } from "../../../../platform/text/latin-of.ts";
import { plainName } from "./plain-name.ts";
import { otherNamesOf } from "./renamed-towns.ts";

type Town = { name_uk: string; name_ru: string; area_uk: string; area_ru: string; district_uk: string; district_ru: string };

/** Towns by the first way that finds some: name, former name, town with district (`Київ Оболонь`), district, slip; a comma adds the region. */
export function matchTowns<One extends Town>(towns: readonly One[], text: string): One[] {
  const { wanted, around } = readText(text);
  if (wanted === "") return plainName(text) === "" ? [...towns] : [];
  const ways: ((town: One) => boolean)[] = [
    (town) => DISTRICT.test(wanted) && (isOfDistrict(town, wanted) || namesOf(town).some((name) => wanted.startsWith(`${name} `))),
    (town) => namesOf(town).some((name) => name.startsWith(wanted)),
    (town) => latinNamesOf(town).some((name) => name.startsWith(wanted)),
    (town) => wanted.length >= 4 && comparable(town).others.some((name) => name.startsWith(wanted)),
    (town) => [...namesOf(town), ...latinNamesOf(town)].some((name) => wanted.startsWith(`${name} `)),
    (town) => isOfDistrict(town, wanted),
    (town) => [...namesOf(town), ...latinNamesOf(town)].some((name) => isSlipOf(name, wanted)),
  ];
  for (const way of ways) {
    const found = towns.filter(way);
    if (found.length > 0) return narrowed(found, { wanted, around });
  }
  return [];
}

const DISTRICT = /(^|\s)(район|р-н)$/;
const KINDS = /^(?:(?:м|г|с|с-ще|місто|город|село|смт|пгт|сел|селище|поселок|посёлок)(?:\.\s*|\s+))+/;

function readText(text: string): { wanted: string; around: string } {
  const [name = "", ...around] = plainName(text).split(",");
  return { wanted: wordsOf(name.replace(KINDS, "")), around: wordsOf(around.join(" ")) };
}

const wordsOf = (text: string): string => text.replaceAll(/[^\p{L}\d'-]+/gu, " ").trim();

const GENERIC = /^(обл|область|району?|р-н|україна|украина)$/;

function narrowed<One extends Town>(towns: One[], { wanted, around }: { wanted: string; around: string }): One[] {
  if (towns.length < 2) return towns;
  const isIn = (town: One): boolean => {
    const name = [...namesOf(town), ...latinNamesOf(town)].find((one) => wanted.startsWith(`${one} `)) ?? wanted;
    const said = `${wanted.slice(name.length)} ${around}`.split(" ").filter((word) => word.length >= 3 && !GENERIC.test(word));
    return said.length > 0 && said.every((word) => comparable(town).around.some((one) => one.startsWith(word)));
  };
  const found = towns.filter(isIn);
  return found.length > 0 ? found : towns;
}

type Names = { names: string[]; latin: string[]; others: string[]; districts: string[]; around: string[] };
/** Cached, since eleven thousand towns have a department. */
const known = new WeakMap<Town, Names>();

function comparable(town: Town): Names {
  const found = known.get(town);
  if (found) return found;
  const names = [...new Set([plainName(town.name_uk), plainName(town.name_ru)])];
  const districts = [plainName(town.district_uk), plainName(town.district_ru)];
  const around = [...districts, plainName(town.area_uk), plainName(town.area_ru)].filter(Boolean);
  const others = names.flatMap(otherNamesOf);
  const made = {
    names,
    latin: [...new Set(names.map(latinOf))],
    others: [...others, ...others.map(latinOf)],
    districts,
    around: [...around, ...around.map(latinOf)],
  };
  known.set(town, made);
  return made;
}

const namesOf = (town: Town): string[] => comparable(town).names;
const latinNamesOf = (town: Town): string[] => comparable(town).latin;

function isOfDistrict(town: Town, wanted: string): boolean {
  const [first = ""] = wanted.split(" ");
  return first.length >= 4 && comparable(town).districts.some((district) => district.startsWith(first));
}

/** One slip in a short name, two in a long one; the rest of an unfinished name does not count. */
function isSlipOf(name: string, wanted: string): boolean {
  const most = wanted.length >= 8 ? 2 : wanted.length >= 4 ? 1 : 0;
  return most > 0 && name.length >= wanted.length - most && slipsToBeginning(name.slice(0, wanted.length + most), wanted, most) <= most;
}

/** Letters to change, add or drop until the typed text begins the name; stops above `most`. */
function slipsToBeginning(name: string, typed: string, most: number): number {
  let row = Array.from({ length: name.length + 1 }, (_, at) => at);
  for (let line = 0; line < typed.length; line += 1) {
    const next = [line + 1];
    let fewest = line + 1;
    for (let at = 0; at < name.length; at += 1) {
      const slips = Math.min(
        (row[at] ?? 0) + (name.charCodeAt(at) === typed.charCodeAt(line) ? 0 : 1),
        (row[at + 1] ?? 0) + 1,
        (next[at] ?? 0) + 1,
      );
      next.push(slips);
      if (slips < fewest) fewest = slips;
    }
    if (fewest > most) return fewest;
    row = next;
  }
  return Math.min(...row);
}
