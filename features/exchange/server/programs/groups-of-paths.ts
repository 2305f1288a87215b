import { cleanLine } from "../../../../platform/text/clean-text.ts";

/** Prefix of the ids of categories that programs name by path. */
export const PATH_PREFIX = "path:";

const LONGEST = 300;
const DEEPEST = 8;

/** The steps of `Жінкам / Сукні` with their ids, the root first. */
export function stepsOfPath(path: string): { id: string; parent: string | null; name: string }[] {
  const names = path.slice(0, LONGEST).split(/[/>|]/).map(cleanLine).filter(Boolean).slice(0, DEEPEST);
  const idOf = (depth: number) =>
    PATH_PREFIX +
    names
      .slice(0, depth)
      .map((name) => name.toLowerCase())
      .join("/");
  return names.map((name, at) => ({ id: idOf(at + 1), parent: at === 0 ? null : idOf(at), name }));
}

/** Undefined for a path of no names. */
export const idOfPath = (path: string): string | undefined => stepsOfPath(path).at(-1)?.id;
