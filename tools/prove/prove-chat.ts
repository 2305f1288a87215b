import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { printCells } from "../../bench/print-table.ts";
import { chatFaults, plantChatFault, type ChatFault } from "./chat/planted-faults.ts";
import { runChat, type ChatOutcome } from "./chat/run-chat.ts";

/**
 * `npm run prove -- chat [--messages 10000] [--seeds 1] [--from 1] [--processes 3] [--kill [--every 1.5]]`: two customers with two
 * devices each and two operators, each cut off now and then, write to each other through several processes on a real PostgreSQL; each
 * message stands once and in order on every side. `--kill` ends a process with SIGKILL each 1.5 s, so that hardly ever all are there,
 * or as often as `--every` says. `--planted NAME` proves a copy of the shop with that fault. Figures in
 * `bench/results/prove-chat.json`, those with kills in `prove-chat-kill.json`; exit code 1 on any violation.
 */
const { values } = parseArgs({
  allowPositionals: true,
  options: {
    messages: { type: "string", default: "10000" },
    seeds: { type: "string", default: "1" },
    from: { type: "string", default: "1" },
    processes: { type: "string", default: "3" },
    kill: { type: "boolean", default: false },
    every: { type: "string", default: "1.5" },
    planted: { type: "string" },
  },
});
if (values.planted !== undefined && !chatFaults.includes(values.planted as ChatFault))
  throw new Error(`--planted takes one of: ${chatFaults.join(", ")}`);
const planted = values.planted === undefined ? undefined : plantChatFault(values.planted as ChatFault);
const options = {
  messages: Number(values.messages),
  processes: Number(values.processes),
  killEverySeconds: values.kill ? Number(values.every) : undefined,
  sources: planted?.folder,
};
const outcomes: ChatOutcome[] = [];
for (let seed = Number(values.from); seed < Number(values.from) + Number(values.seeds); seed += 1)
  outcomes.push(await runChat(String(seed), options));
planted?.remove();
printCells([
  ["seed", "seconds", "messages", "sent again", "answers lost", "kills", "streams", "sent p97.5 ms", "read p97.5 ms", "violations"],
  ...outcomes.map((one) => [
    one.seed,
    one.seconds.toFixed(0),
    one.messages,
    one.repeated,
    one.lostAnswers,
    one.kills,
    one.streams,
    one.p975.toFixed(0),
    one.readP975.toFixed(0),
    one.violations.length,
  ]),
]);
for (const { violations } of outcomes) for (const text of violations.slice(0, 20)) process.stdout.write(`${text}\n`);
if (!planted) {
  mkdirSync("bench/results", { recursive: true });
  writeFileSync(`bench/results/prove-chat${values.kill ? "-kill" : ""}.json`, `${JSON.stringify({ options, outcomes }, undefined, 2)}\n`);
}
process.exitCode = outcomes.some(({ violations }) => violations.length > 0) ? 1 : 0;
