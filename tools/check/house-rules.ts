import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { citationComplaints, mayCite, readCitable } from "./citations.ts";
import { houseRules } from "./house-rule-list.ts";
import { requirementComplaints } from "./requirements.ts";
import { tableComplaints } from "./table-rules.ts";
import { unusedWords } from "./unused-words.ts";
import { untoldChanges } from "./untold-changes.ts";

const code = /\.(ts|tsx|mjs)$/;
const mayBeLong = /(\.test\.tsx?$|^tests\/|^support\/|^tools\/|^bench\/|\.config\.ts$|^sdk\/src\/schema\.ts$|^db\/(seed\/|tables\.ts$))/;

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" })
  .split("\n")
  .filter(Boolean);
const citable = readCitable(files);
const complaints: string[] = [];
const featureTexts = new Map<string, string>();
const shopTexts = new Map<string, string>();
for (const file of files) {
  const relevant = houseRules.filter((rule) => rule.files.test(file) && !rule.except?.test(file));
  if (/^(app|features|client|ui|processes|platform|integrations)\/.*(?<!\.test)\.tsx?$/.test(file))
    shopTexts.set(file, readFileSync(file, "utf8"));
  const isMeasured = code.test(file) && !mayBeLong.test(file);
  if (relevant.length === 0 && !isMeasured && !mayCite(file)) continue;
  const text = readFileSync(file, "utf8");
  for (const rule of relevant) if (rule.wrong.test(text)) complaints.push(`${rule.name}: ${file}`);
  if (isMeasured && text.split("\n").length > 301) complaints.push(`longer than 300 lines: ${file}`);
  if (mayCite(file)) complaints.push(...citationComplaints(file, text, citable));
  if (/^features\/.*(?<!\.test)\.ts$/.test(file)) featureTexts.set(file, text);
  if (file.endsWith(".queries.ts")) complaints.push(...tableComplaints(file, text));
}
complaints.push(...untoldChanges(featureTexts), ...unusedWords(shopTexts));
complaints.push(...requirementComplaints((file) => (existsSync(file) ? readFileSync(file, "utf8") : undefined)));
for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
process.stdout.write(`${files.length} files read\n`);
process.exit(complaints.length > 0 ? 1 : 0);
