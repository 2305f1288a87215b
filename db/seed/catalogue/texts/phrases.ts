import type { FabricName } from "../fabrics.ts";
import type { Season, Words } from "./words.ts";

export type Gender = "m" | "f" | "n" | "pl";

export type Noun = Words & { ukGender: Gender; ruGender: Gender };

/** A part of a name; `fabric` and `season` are promised facts, `about` the trait it describes. */
export type Phrase = {
  words: Words | Adjective;
  fabric?: FabricName;
  season?: Season;
  about?: string;
  /** The only size. */
  size?: string;
  /** The smallest plausible size. */
  sizesFrom?: string;
};

type Adjective = { ukAdjective: string; ruAdjective: string };

type Facts = Omit<Phrase, "words">;

/** Invariable: «з поясом» / «с поясом». */
export const phrase = (uk: string, ru: string, facts: Facts = {}): Phrase => ({ words: { uk, ru }, ...facts });

/** Agrees with the noun: «приталений» / «приталенный». */
export const adjective = (uk: string, ru: string, facts: Facts = {}): Phrase => ({
  words: { ukAdjective: uk, ruAdjective: ru },
  ...facts,
});

export const noun = (uk: string, ukGender: Gender, ru: string, ruGender: Gender): Noun => ({ uk, ru, ukGender, ruGender });

export function wordsOf({ words }: Phrase, { ukGender, ruGender }: Noun): Words {
  if ("uk" in words) return words;
  return { uk: agreeUkrainian(words.ukAdjective, ukGender), ru: agreeRussian(words.ruAdjective, ruGender) };
}

/** True when they describe different traits and at most one names the cloth. */
export function getAlong(one: Phrase, other: Phrase): boolean {
  if (one.about !== undefined && one.about === other.about) return false;
  const twice = (trait: "fabric" | "season"): boolean => one[trait] !== undefined && other[trait] !== undefined;
  return !twice("fabric") && !twice("season");
}

const ukrainianEndings: Readonly<Record<Gender, readonly [hard: string, soft: string]>> = {
  m: ["ий", "ій"],
  f: ["а", "я"],
  n: ["е", "є"],
  pl: ["і", "і"],
};

function agreeUkrainian(word: string, gender: Gender): string {
  return eachWord(word, (part) => {
    const stem = part.slice(0, -2);
    const [hard, soft] = ukrainianEndings[gender];
    if (part.endsWith("ий")) return stem + hard;
    return part.endsWith("ій") ? stem + soft : part;
  });
}

const russianEndings: Readonly<Record<Gender, readonly [hard: string, velar: string, soft: string]>> = {
  m: ["ый", "ий", "ий"],
  f: ["ая", "ая", "яя"],
  n: ["ое", "ое", "ее"],
  pl: ["ые", "ие", "ие"],
};

function agreeRussian(word: string, gender: Gender): string {
  return eachWord(word, (part) => {
    if (gender === "m" || !/(?:ый|ий|ой)$/u.test(part)) return part;
    const stem = part.slice(0, -2);
    const [hard, velar, soft] = russianEndings[gender];
    if (/[гкхжшщч]$/u.test(stem)) return stem + velar;
    return stem + (part.endsWith("ий") ? soft : hard);
  });
}

const eachWord = (text: string, change: (word: string) => string): string => text.split(" ").map(change).join(" ");
