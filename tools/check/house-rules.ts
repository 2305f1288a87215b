import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { owners } from "../../db/owners.ts";

type Rule = { name: string; files: RegExp; except?: RegExp; wrong: RegExp };

const code = /\.(ts|tsx|mjs)$/;
const tests = /(\.test\.tsx?$|^tests\/|^support\/|^tools\/|^bench\/|\.config\.ts$|^db\/seed\/)/;

/** What the layer rules cannot see, each one a line of ARCHITECTURE.md. */
const rules: Rule[] = [
  {
    name: "only platform/config.ts reads the environment",
    files: code,
    except: /^(platform\/config\.ts|processes\/(web|import|page-server)\.ts|support\/|tools\/|tests\/|bench\/|.*\.test\.ts)/,
    wrong: /process\.env/,
  },
  { name: "only platform/time.ts knows the time zone", files: code, except: /^(platform\/time|tools\/)/, wrong: /Europe\/(Kyiv|Kiev)/ },
  { name: "rules never read the clock or chance", files: /\.rules\.ts$/, wrong: /new Date\(\)|Date\.now\(\)|Math\.random\(\)/ },
  { name: "no any", files: code, except: /^tools\/check\//, wrong: /(:\s*any\b|as any\b|<any>)/ },
  { name: "no empty catch", files: code, wrong: /catch\s*(\([^)]*\))?\s*\{\s*\}/ },
  { name: "no inline style attribute in markup", files: /\.tsx$/, wrong: /\sstyle=\{/ },
  {
    name: "only the locale module builds /ru",
    files: /^(app|features|ui)\/.*\.tsx?$/,
    except: /^app\/(locale\/|routes\.ts|root\.tsx)|\.test\./,
    wrong: /["'`]\/ru[/"'`]/,
  },
  { name: "no other feature's schema in the browser", files: /\/ui\/.*\.tsx?$/, wrong: /^import (?!type)[^;]*\.contract\.ts"/m },
  {
    name: "words that say nothing are not file names",
    files: /(^|\/)(util|utils|helper|helpers|manager|common|misc|info)(\.|\/)/,
    wrong: /^/,
  },
];

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" })
  .split("\n")
  .filter(Boolean);
const complaints: string[] = [];
for (const file of files) {
  const relevant = rules.filter((rule) => rule.files.test(file) && !rule.except?.test(file));
  const isLong = code.test(file) && !tests.test(file) && !/^db\/tables\.ts$/.test(file);
  if (relevant.length === 0 && !isLong) continue;
  const text = readFileSync(file, "utf8");
  for (const rule of relevant) if (rule.wrong.test(text)) complaints.push(`${rule.name}: ${file}`);
  if (isLong && text.split("\n").length > 301) complaints.push(`longer than 300 lines: ${file}`);
  if (file.endsWith(".queries.ts")) complaints.push(...foreignWrites(file, text));
}
for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
process.stdout.write(`${files.length} files read\n`);
process.exit(complaints.length > 0 ? 1 : 0);

/** Every table is written by one feature (db/owners.ts). */
function foreignWrites(file: string, text: string): string[] {
  const feature = /^features\/([^/]+)\//.exec(file)?.[1];
  const written = [
    ...text.matchAll(/\.(?:insertInto|updateTable|deleteFrom)\(\s*"(\w+)/g),
    ...text.matchAll(/\b(?:insert into|delete from|update)\s+"?([a-z]\w+)"?(?=[\s(])/g),
  ].map(([, table]) => table ?? "");
  return written
    .filter((table) => table in owners && owners[table as keyof typeof owners] !== feature)
    .map((table) => `${table} is written by ${owners[table as keyof typeof owners]}, not by ${feature}: ${file}`);
}
