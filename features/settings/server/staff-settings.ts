import type { z } from "zod";
import { conflict } from "../../../platform/contracts/errors.ts";
import { recordAudit } from "../../staff/staff.server.ts";
import type { Visit } from "../../shop.ts";
import { withDefaults } from "../settings.rules.ts";
import { servicesOn } from "../services.rules.ts";
import { staffSettings } from "../staff-settings.contract.ts";
import { settingsTopic } from "../../topics.ts";
import { lockSettings, selectSettings, selectSettingsVersion, upsertSettings } from "./settings.queries.ts";

type Values = z.infer<typeof staffSettings>;
const names = Object.keys(staffSettings.shape) as (keyof Values)[];

/** Settings as stored, without the environment. */
export async function viewStaffSettings({ shop }: Visit): Promise<{ id: "shop"; version: string; values: Values }> {
  const [stored, version] = await Promise.all([selectSettings(shop.db.read), selectSettingsVersion(shop.db.read)]);
  return { id: "shop", version, values: chosen(stored) };
}

/** Writes changes. Throws 409 when someone wrote since `version`. */
export async function changeSettings(visit: Visit, { version, values }: { version: string; values: Values }): Promise<void> {
  const { shop } = visit;
  await shop.db.write(async (tx) => {
    await lockSettings(tx);
    if ((await selectSettingsVersion(tx)) !== version) throw conflict();
    const before = chosen(await selectSettings(tx));
    const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(values[name]));
    if (changed.length === 0) return;
    await upsertSettings(tx, pick(values, changed), shop.clock.now());
    tx.changed(settingsTopic, changed);
    await recordAudit(tx, visit, {
      action: "change",
      entity: "settings",
      entityId: "shop",
      before: pick(before, changed),
      after: pick(values, changed),
    });
  });
}

function chosen(stored: Awaited<ReturnType<typeof selectSettings>>): Values {
  const settings = withDefaults(stored);
  return pick({ ...settings, services: [...servicesOn(settings.services)] }, names) as Values;
}

function pick(values: object, wanted: readonly string[]): Record<string, unknown> {
  const all = values as Record<string, unknown>;
  return Object.fromEntries(wanted.map((name) => [name, all[name]]));
}
