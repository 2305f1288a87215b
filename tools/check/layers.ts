import { execFileSync, spawnSync } from "node:child_process";
import { levels } from "../../features/levels.mjs";

type Module = { source: string; dependencies: { resolved: string; circular: boolean }[] };
type Cruise = { modules: Module[]; summary: { violations: { rule: { name: string }; from: string; to: string }[] } };

/** Folders of the shop's own code, each looked at by the layer rules. */
const folders = [
  "app",
  "bench",
  "client",
  "db",
  "features",
  "integrations",
  "platform",
  "processes",
  "sdk",
  "support",
  "tests",
  "tools",
  "ui",
];

const { stdout, stderr } = spawnSync(
  process.execPath,
  [
    "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs",
    ...folders,
    "--config",
    ".dependency-cruiser.cjs",
    "--output-type",
    "json",
  ],
  { encoding: "utf8", maxBuffer: 256 * 1_048_576 },
);
if (!stdout) throw new Error(`dependency-cruiser said nothing: ${stderr}`);
const { modules, summary } = JSON.parse(stdout) as Cruise;

const looked = new Set(modules.map((module) => module.source));
const exist = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", ...folders], { encoding: "utf8" })
  .split("\n")
  .filter((name) => /\.(ts|tsx|mjs)$/.test(name));
const missed = exist.filter((name) => !looked.has(name));

const complaints = [
  ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
  ...modules
    .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => levelComplaint(source, resolved)))
    .filter((line) => line !== undefined),
  ...missed.map((name) => `not looked at: ${name}`),
];
process.stdout.write(`${exist.length} files exist, ${exist.length - missed.length} looked at\n`);
for (const complaint of new Set(complaints)) process.stderr.write(`${complaint}\n`);
process.exit(complaints.length > 0 ? 1 : 0);

/** A feature may import only features on a lower line of levels.mjs. */
function levelComplaint(from: string, to: string): string | undefined {
  if (/\.test\.tsx?$/.test(from) || /\/ui\//.test(from)) return undefined;
  const [one, other] = [featureOf(from), featureOf(to)];
  if (!one || !other || one === other) return undefined;
  if (levelOf(other) < levelOf(one)) return undefined;
  return `level: ${from} (${one}) must not import ${to} (${other})`;
}

function featureOf(file: string): string | undefined {
  return /^features\/([^/]+)\//.exec(file)?.[1];
}

function levelOf(feature: string): number {
  const level = levels.findIndex((names: readonly string[]) => names.includes(feature));
  if (level < 0) throw new Error(`${feature} is missing in features/levels.mjs`);
  return level;
}
