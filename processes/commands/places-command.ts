import { listCities, loadDirectory } from "../../features/delivery/delivery.server.ts";
import type { Shop } from "../../features/shop.ts";
import { plural } from "../../platform/i18n.ts";

export type PlacesCommand = { kind: "places"; fewer: "refused" | "taken" } | { kind: "places"; city: string };
/** Code 0: all are read; 1: some are not. */
export type PlacesAnswer = { code: 0 | 1; said: string };

export const placesUsage = `npm run places               прочитати зараз населені пункти й відділення перевізників
npm run places -- --fewer    узяти й тоді, коли відділень стало набагато менше
npm run places -- --city Н   як перевізник називає населений пункт Н (для NOVA_POSHTA_SENDER_CITY)`;

export const placesTexts = {
  heldByOther: (owner: string) =>
    `Базу зайнято (${owner}), і відділень там не читають: якщо це обмін або копіювання, дочекайтеся їх, якщо магазин — перезапустіть його, тоді повторіть команду.`,
  shopEnded: "Магазин зупинився, не дочитавши відділень. Повторіть команду: читання піде далі з того самого місця.",
};

export function parsePlacesCommand(words: readonly string[]): PlacesCommand | undefined {
  const [first, ...more] = words;
  if (first === "--city") return more.length > 0 ? { kind: "places", city: more.join(" ") } : undefined;
  if (more.length > 0 || (first !== undefined && first !== "--fewer")) return undefined;
  return { kind: "places", fewer: first === "--fewer" ? "taken" : "refused" };
}

export const runPlacesCommand = (shop: Shop, command: PlacesCommand): Promise<PlacesAnswer> =>
  "city" in command ? nameCities(shop, command.city) : readPlaces(shop, command.fewer);

async function nameCities(shop: Shop, search: string): Promise<PlacesAnswer> {
  const found = await listCities(shop, search);
  if (found.length === 0) return { code: 1, said: "Такого населеного пункту з відділенням немає." };
  return { code: 0, said: found.map(({ carrier, name, cityId }) => `${carrier}: ${name}: ${cityId}`).join("\n") };
}

async function readPlaces(shop: Shop, fewer: "refused" | "taken"): Promise<PlacesAnswer> {
  const { vendors } = shop.integrations;
  if (vendors.size === 0) return { code: 1, said: "Немає кого питати: назвіть NOVA_POSHTA_KEY (docs/operate.md)." };
  const said: string[] = [];
  let code: 0 | 1 = 0;
  for (const [carrier, { directory }] of vendors) {
    try {
      const loaded = await loadDirectory(shop, carrier, directory, { fewer });
      said.push(
        `${carrier}: ${loaded === "busy" ? "їх уже читає інший процес; якщо він зупинився, повторіть за п’ять хвилин" : wordsOf(loaded)}`,
      );
    } catch (error) {
      code = 1;
      said.push(`${carrier}: не вдалося, лишилося те, що було (${error instanceof Error ? error.message : String(error)})`);
    }
  }
  return { code, said: said.join("\n") };
}

const wordsOf = ({ settlements, departments }: { settlements: number; departments: number }): string =>
  `${settlements} ${plural("ua", settlements, ["населений пункт", "населені пункти", "населених пунктів"])}, ${departments} ${plural("ua", departments, ["відділення", "відділення", "відділень"])}`;
