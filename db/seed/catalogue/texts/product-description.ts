import type { BrandGroup } from "../brands.ts";
import type { Fabric } from "../fabrics.ts";
import type { SeededRandom } from "../seeded-random.ts";
import { useSentences } from "./use-sentences.ts";
import type { Words } from "./words.ts";

type Packing = { pack: number; run: boolean; soldByPiece: boolean; size: string };

type Described = { cut: readonly Words[]; group: BrandGroup; fabric: Fabric; packing: Packing };

export function describeProduct(random: SeededRandom, { cut, group, fabric, packing }: Described): Words {
  const sentences = [random.pick(fabric.sentences), ...(cut.length > 0 ? [random.pick(cut)] : [])];
  if (random.chance(0.5)) sentences.reverse();
  if (random.chance(0.7)) {
    const use = random.pick(useSentences[group]);
    sentences.push((packing.soldByPiece && use.retail) || use);
  }
  if (packing.run || random.chance(0.5)) sentences.push(packingSentence(packing));
  return { uk: sentences.map(({ uk }) => uk).join(" "), ru: sentences.map(({ ru }) => ru).join(" ") };
}

function packingSentence({ pack, run, soldByPiece, size }: Packing): Words {
  if (soldByPiece) return { uk: "Продаємо поштучно, від однієї одиниці.", ru: "Продаём поштучно, от одной единицы." };
  if (run) {
    return {
      uk: `Ростовка ${size}: в упаковці ${pack} шт, усі розміри ряду.`,
      ru: `Ростовка ${size}: в упаковке ${pack} шт, все размеры ряда.`,
    };
  }
  if (pack === 1) return { uk: "Пакуємо по одному.", ru: "Упаковываем по одному." };
  return { uk: `В упаковці ${pack} шт одного розміру й кольору.`, ru: `В упаковке ${pack} шт одного размера и цвета.` };
}
