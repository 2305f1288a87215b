import { genders, type Gender } from "./words/genders.ts";
import type { Id } from "../../platform/ids.ts";

export type SaidOfGroup = { id: Id<"category">; parent: Id<"category"> | null; said: string; staff: string | null };

export const audiencesFrom = (text: string): Gender[] => genders.filter((gender) => text.split(" ").includes(gender));

/** Staff's decision, else the group's own words, else the nearest group above; home goods inside people's clothes stay with people. */
export function settledAudiences(groups: readonly SaidOfGroup[]): Map<Id<"category">, Gender[]> {
  const byId = new Map(groups.map((group) => [group.id, group]));
  const settled = new Map<Id<"category">, Gender[]>();
  const settle = (group: SaidOfGroup, below: ReadonlySet<Id<"category">>): Gender[] => {
    const known = settled.get(group.id);
    if (known) return known;
    const above = group.parent === null || below.has(group.parent) ? undefined : byId.get(group.parent);
    const inherited = above ? settle(above, new Set([...below, group.id])) : [];
    const own = audiencesFrom(group.staff ?? group.said);
    const isGuessOfHome = group.staff === null && own.join() === "home" && inherited.length > 0;
    const audiences = own.length === 0 || isGuessOfHome ? inherited : own;
    settled.set(group.id, audiences);
    return audiences;
  };
  for (const group of groups) settle(group, new Set([group.id]));
  return settled;
}
