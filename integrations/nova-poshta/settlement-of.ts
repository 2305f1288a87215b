import { z } from "zod";
import type { DirectorySettlement } from "../carriers/carrier-directory.ts";

const text = z.string().trim().max(200).catch("");
const settlementRow = z.object({
  Ref: z.string().min(1).max(60),
  Description: z.string().trim().min(1).max(200),
  DescriptionRu: text,
  SettlementTypeDescription: text,
  SettlementTypeDescriptionRu: text,
  AreaDescription: text,
  AreaDescriptionRu: text,
  RegionsDescription: text,
  RegionsDescriptionRu: text,
});

/** A row of `getSettlements`; undefined for a malformed one. A missing Russian name is replaced by the Ukrainian one. */
export function settlementOf(row: unknown): DirectorySettlement | undefined {
  const read = settlementRow.safeParse(row);
  if (!read.success) return undefined;
  const { Ref, Description, ...said } = read.data;
  const typeUk = types[said.SettlementTypeDescription.toLowerCase()] ?? said.SettlementTypeDescription;
  return {
    id: Ref,
    nameUk: Description,
    nameRu: said.DescriptionRu || Description,
    typeUk,
    typeRu: typesRu[said.SettlementTypeDescriptionRu.toLowerCase()] ?? (said.SettlementTypeDescriptionRu || typeUk),
    areaUk: short(said.AreaDescription),
    areaRu: short(said.AreaDescriptionRu || said.AreaDescription),
    districtUk: short(said.RegionsDescription),
    districtRu: short(said.RegionsDescriptionRu || said.RegionsDescription),
  };
}

const types: Readonly<Record<string, string>> = { місто: "м.", село: "с.", "селище міського типу": "смт", селище: "с-ще" };
const typesRu: Readonly<Record<string, string>> = { город: "г.", село: "с.", "поселок городского типа": "пгт", поселок: "пос." };

/** The shop's own forms: «Полтавська обл.», «Полтавський р-н». */
const short = (name: string): string => name.replace(/\s+область$/i, " обл.").replace(/\s+район$/i, " р-н");
