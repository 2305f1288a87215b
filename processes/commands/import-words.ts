import type { ImportReport, LeftOut, RunState, UnreadableFile } from "../../features/exchange/exchange.server.ts";
import { priceRoleNames } from "../../features/exchange/prices/price-roles.messages.ts";
import { reasonText } from "../../features/exchange/reasons.messages.ts";
import { plural } from "../../platform/i18n.ts";
import type { Id } from "../../platform/ids.ts";

export const usage = `npm run import -- <папка або файли вивантаження з 1С>
npm run import -- --try <папка або файли>   що змінив би обмін, нічого не змінюючи
npm run import -- --show N     що сховав би чи зняв з продажу обмін № N, який чекає рішення
npm run import -- --take N     прийняти: сховати і зняти з продажу
npm run import -- --refuse N   залишити все в продажу`;

export function reportText(report: ImportReport, { file, leftOut }: { file: string | undefined; leftOut: LeftOut }): string {
  const whole = report.refused.filter((row) => row.whole).length;
  const parts = report.refused.length - whole;
  const waits = report.state === "waiting";
  return [
    `Обмін № ${report.runId}: товарів ${report.products}, пропозицій ${report.offers}, змінено ${report.changed}, не прийнято рядків ${whole}, прийнято не повністю ${parts}, чекають товару чи групи ${report.parked}`,
    ...listed("Взято", report.counts, "taken"),
    ...listed("Не читається магазином", report.counts, "ignored"),
    ...report.priceTypes.map(({ name, role }) => `Тип ціни «${name}»: ${priceRoleNames.uk[role]}`),
    ...report.doubts.map(
      ({ role, names }) => `${priceRoleNames.uk[role]}: не обрано, бо так звуться ${names.map((name) => `«${name}»`).join(", ")}`,
    ),
    ...(report.unsorted > 0
      ? [
          `Без розділу магазину: ${report.unsorted} ${plural("ua", report.unsorted, ["товар", "товари", "товарів"])}. Розкласти: /admin/shelves`,
        ]
      : []),
    ...(report.withoutPrice > 0
      ? [
          `Без ціни продажу: ${report.withoutPrice} ${plural("ua", report.withoutPrice, ["товар", "товари", "товарів"])}. Ролі типів цін: /admin/price-types`,
        ]
      : []),
    ...(report.note ? [reasonText("uk", report.note, report.values)] : []),
    ...(waits ? [...leftOutOf(leftOut), howToDecide(report.runId)] : []),
    ...(file ? [`Усе, чого не прийнято: ${file}`] : []),
  ].join("\n");
}

function listed(title: string, counts: ImportReport["counts"], kind: "taken" | "ignored"): string[] {
  const named = counts.filter((one) => one.kind === kind).map(({ name, count }) => `${name} ${count}`);
  return named.length > 0 ? [`${title}: ${named.join(", ")}`] : [];
}

const leftOutOf = ({ missing, uncounted }: LeftOut): string[] => [
  ...(missing.count > 0 ? [`Сховає зараз товарів: ${missing.count}`, ...sampleOf(missing)] : []),
  ...(uncounted.count > 0 ? [`Зніме з продажу варіантів: ${uncounted.count}`, ...sampleOf(uncounted)] : []),
];

type Named = { article: string; name: string; id1c: string; colour?: string; size?: string };
const sampleOf = ({ count, sample }: { count: number; sample: readonly Named[] }): string[] => [
  ...sample.map(({ article, name, colour, size, id1c }) => `  ${[article, name, colour, size, id1c].filter(Boolean).join(" · ")}`),
  ...(count > sample.length ? [`  … і ще ${count - sample.length}`] : []),
];

const howToDecide = (id: Id<"import_run">): string =>
  `Прийняти: npm run import -- --take ${id}\nЗалишити в продажу: npm run import -- --refuse ${id}`;

export const unreadableText = ({ file, line, reason, said }: UnreadableFile): string =>
  `Обмін не вдався: ${file}, рядок ${line}: ${reasonText("uk", reason, { said })}`;

export const decisionTexts = {
  heldByOther: (owner: string) =>
    `Базу зайнято (${owner}), і обміну там не беруть: якщо це інший обмін або копіювання, дочекайтеся їх, якщо магазин — перезапустіть його, тоді повторіть команду.`,
  shopEnded: "Магазин зупинився, не закінчивши обміну. Повторіть команду: обмін піде далі з того самого місця.",
  noRoom: "На диску замало місця: звільніть його й повторіть обмін",
  unknown: (id: Id<"import_run">) => `Обміну № ${id} немає`,
  notWaiting: (id: Id<"import_run">) => `Обмін № ${id} не чекає рішення: його вже вирішено або він завершився без запитань`,
  failed: (reason: string) => `Обмін не вдався: ${reason}`,
  shown: (run: RunState, leftOut: LeftOut) =>
    [
      `Обмін № ${run.id}: ${run.note ? reasonText("uk", run.note, run.values) : "рішення не потрібне"}`,
      ...(run.state === "waiting" ? [...leftOutOf(leftOut), howToDecide(run.id)] : []),
    ].join("\n"),
};
