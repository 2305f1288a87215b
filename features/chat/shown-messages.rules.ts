import type { ChatMessage } from "./chat.contract.ts";

/** Each message once, in the order of the shop's numbers, however they came. */
export function merged(before: readonly ChatMessage[], more: readonly ChatMessage[]): ChatMessage[] {
  const bySeq = new Map([...before, ...more].map((message) => [message.seq, message]));
  return [...bySeq.values()].toSorted((one, other) => one.seq - other.seq);
}

/** What was read and the newest, without what lies ahead of a gap: that is asked for again as older messages. */
export function shownMessages(read: readonly ChatMessage[], newest: readonly ChatMessage[]): ChatMessage[] {
  const all = merged(read, newest);
  const gap = all.findLastIndex(({ seq }, at) => at > 0 && all[at - 1]?.seq !== seq - 1);
  return gap < 0 ? all : all.slice(gap);
}

/** The number after which more is to be asked for; undefined with the last message, and where an answer brought none. */
export function moreAfter(answer: { messages: readonly ChatMessage[]; lastSeq: number }): number | undefined {
  const last = answer.messages.at(-1)?.seq;
  return last !== undefined && last < answer.lastSeq ? last : undefined;
}
