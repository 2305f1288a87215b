import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { auditOf, licencesOf, type Lock } from "./judge-packages.ts";

/**
 * The shop's packages: licences of every one that runs, `build/sbom.json` (CycloneDX) and, where the registry answers,
 * the flaws that are known of them. Licences and the list need nobody.
 */
const npm = (...args: string[]) => spawnSync("npm", args, { encoding: "utf8", maxBuffer: 64 * 1_048_576, timeout: 60_000 });
const complaints: string[] = [];

const { counts, refused } = licencesOf(JSON.parse(readFileSync("package-lock.json", "utf8")) as Lock);
for (const one of refused) complaints.push(`licences: ${one}`);
process.stdout.write(`licences: ${counts.map(([licence, count]) => `${count} ${licence}`).join(", ")}\n`);

const bom = npm("sbom", "--sbom-format", "cyclonedx", "--package-lock-only", "--omit", "dev");
if (bom.status === 0) {
  mkdirSync("build", { recursive: true });
  writeFileSync("build/sbom.json", bom.stdout);
  const { components } = JSON.parse(bom.stdout) as { components: unknown[] };
  process.stdout.write(`build/sbom.json: ${components.length} packages\n`);
} else complaints.push(`no list of packages: ${bom.stderr.trim().split("\n").at(-1)}`);

const audit = auditOf(npm("audit", "--omit=dev", "--json").stdout);
if (audit === undefined) process.stdout.write("known flaws: no registry answers, so nobody could be asked\n");
else process.stdout.write(`known flaws: ${audit.length}\n`);
for (const flaw of audit ?? []) complaints.push(`known flaws: ${flaw}`);

for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
process.exit(complaints.length > 0 ? 1 : 0);
