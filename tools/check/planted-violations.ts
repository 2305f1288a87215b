import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { houseRules } from "./house-rule-list.ts";
import { copyOfTheSources } from "./planted/copy-of-the-sources.ts";
import { plantedHouse } from "./planted/planted-house.ts";
import { plantedLayers } from "./planted/planted-layers.ts";
import { plantedOthers } from "./planted/planted-others.ts";
import type { Planted } from "./planted/planted.ts";
import { steps, type Step } from "./steps.ts";

/**
 * `node tools/check/planted-violations.ts`: breaks every rule on purpose in a copy of the sources, and demands that the
 * step that guards it fails and names it. Exit code 1 when a violation passes, or a rule has none planted.
 */
const all = [...plantedLayers, ...plantedHouse, ...plantedOthers];
const copy = copyOfTheSources();
const rows: [rule: string, file: string, caught: string][] = [];
try {
  for (const step of new Set(all.map((planted) => planted.step))) requireClean(step);
  for (const group of Map.groupBy(all, (planted) => (planted.alone ? planted : planted.step)).values()) {
    for (const { files } of group) copy.plant(files);
    const said = group[0] ? complaintsOf(group[0].step) : [];
    for (const planted of group) rows.push([planted.rule, fileOf(planted), isNamed(planted, said) ? "yes" : "NO"]);
    copy.restore();
  }
} finally {
  copy.remove();
}
const known = new Set(all.map(({ rule }) => rule));
for (const name of everyRule()) if (!known.has(name)) rows.push([name, "nothing is planted", "NO"]);

const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
for (const row of [["rule", "planted file", "caught"], ...rows])
  process.stdout.write(`${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")}\n`);
const missed = rows.filter(([, , caught]) => caught !== "yes").length;
process.stdout.write(`\n${rows.length - missed} of ${rows.length} caught\n`);
process.exit(missed > 0 ? 1 : 0);

/** A step that fails on untouched sources would seem to catch everything. */
function requireClean(step: Step): void {
  const said = complaintsOf(step);
  if (said.length > 0) throw new Error(`"${step}" fails before anything is planted:\n${said.join("\n")}`);
}

/** The lines a step says about the copy; none when it passes, since then it caught nothing. */
function complaintsOf(step: Step): string[] {
  const { status, stdout, stderr } = spawnSync(process.execPath, steps[step], {
    cwd: copy.folder,
    encoding: "utf8",
    maxBuffer: 256 * 1_048_576,
  });
  return status === 0 ? [] : `${stdout}\n${stderr}`.split("\n");
}

function isNamed(planted: Planted, said: readonly string[]): boolean {
  const wanted = planted.says ?? [planted.rule, fileOf(planted)];
  return said.some((line) => wanted.every((text) => line.includes(text)));
}

function fileOf({ files }: Planted): string {
  return Object.keys(files)[0] ?? "";
}

function everyRule(): string[] {
  const { forbidden } = createRequire(import.meta.url)("../../.dependency-cruiser.cjs") as { forbidden: { name: string }[] };
  return [...forbidden, ...houseRules].map(({ name }) => name);
}
