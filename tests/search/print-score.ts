import { scoreOf, type Answer, type NotSoldAnswer } from "./score-queries.ts";

/** A row for every kind of queries, then all of them; queries made by a machine count only in their own rows. */
export function printAnswers(name: string, answers: readonly Answer[], made: readonly Answer[] = []): void {
  if (answers.length === 0) return;
  write(`\n${name.padEnd(18)} queries  success@5  of first 5   all five     MRR  nothing`);
  for (const [kind, some] of Map.groupBy([...answers, ...made], ({ label }) => label.kind)) row(kind, some);
  const held = answers.filter(({ label }) => label.held);
  const free = answers.filter(({ label }) => !label.held);
  if (held.length > 0 && free.length > 0) {
    row("tuned with", free);
    row("held out", held);
  }
  row("all labelled", answers);
  const times = answers.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(2);
  write(`time of a query: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${(times.at(-1) ?? 0).toFixed(2)} ms`);
}

/** How often nothing unrelated was found for goods not sold. */
export function printNotSold(answers: readonly NotSoldAnswer[]): void {
  if (answers.length === 0) return;
  const wrong = answers.filter(({ unrelated }) => unrelated > 0);
  const found = wrong.reduce((sum, { unrelated }) => sum + unrelated, 0);
  const seen = answers.filter(({ shown }) => shown > 0).length;
  write(`goods not sold: ${answers.length} queries, ${percentOf(answers.length - wrong.length, answers.length)} found nothing unrelated;`);
  write(`  ${wrong.length} found unrelated goods (${found} in all), ${seen} of them among the first five`);
}

/** Every query that was not answered, with what it was answered with. */
export function printMisses(answers: readonly Answer[], notSold: readonly NotSoldAnswer[]): void {
  for (const { label, place, found, share } of answers) {
    if (place >= 1 && place <= 5) continue;
    write(`missed  ${label.kind.padEnd(14)} ${label.query}  (found ${found}, first meant at ${place}, of first five ${share})`);
  }
  for (const { label, unrelated } of notSold) if (unrelated > 0) write(`unrelated ${String(unrelated).padStart(6)}  ${label.query}`);
}

export function write(line: string): void {
  process.stdout.write(`${line}\n`);
}

const percentOf = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(1)} %`;

function row(name: string, answers: readonly Answer[]): void {
  const { queries, success, share, whole, mrr, nothing } = scoreOf(answers);
  const percent = (value: number): string => percentOf(value, 1).padStart(9);
  write(
    `${name.padEnd(18)} ${String(queries).padStart(7)}  ${percent(success)}   ${percent(share)}  ${percent(whole)}   ${mrr.toFixed(3)}${percent(nothing)}`,
  );
}
