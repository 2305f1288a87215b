import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { openChunkedFile } from "./chunked-file.ts";
import { classifierXml } from "./classifier-xml.ts";
import { demoProducts } from "./demo-products.ts";
import { catalogueId, classifierId, closeRoot, exportDay, openRoot, owner } from "./export-header.ts";
import { offersHeadXml, offersTailXml, offersXml } from "./offer-xml.ts";
import { productXml } from "./product-xml.ts";
import { element } from "./xml-text.ts";

export type DemoExport = {
  /** An existing or new folder; files of an earlier export are overwritten. */
  folder: string;
  /** How many products, 20,000 by default; fewer than the planted ones still gives all of those. */
  products?: number;
  /** The day of the export, YYYY-MM-DD; the ages of products count back from it. */
  day?: string;
  /** Told now and then how many products are written. */
  onProgress?: (written: number, products: number) => void;
};

export type WrittenExport = {
  /** Paths of the files in the order in which an importer needs them. */
  files: string[];
  products: number;
  variations: number;
};

/**
 * Writes the demo shop as the full export its 1C would send: `import0_1.xml` (classifier and catalogue) and
 * `offers0_1.xml` (prices, packs, stock), CommerceML 2.10, UTF-8 with a byte order mark. The same input gives the same
 * bytes. Memory is constant; both files are written in one pass. Throws what the file system throws.
 */
export async function writeDemoExport({ folder, products = 20_000, day = exportDay, onProgress }: DemoExport): Promise<WrittenExport> {
  await mkdir(folder, { recursive: true });
  const files = [join(folder, "import0_1.xml"), join(folder, "offers0_1.xml")];
  const [catalogue, offers] = await Promise.all([openChunkedFile(files[0] as string), openChunkedFile(files[1] as string)]);
  catalogue.write(openRoot(day) + classifierXml() + catalogueHead);
  offers.write(openRoot(day) + offersHeadXml());
  const written = { files, products: 0, variations: 0 };
  for (const product of demoProducts({ products, exportedOn: new Date(`${day}T00:00:00Z`) })) {
    catalogue.write(productXml(product));
    offers.write(offersXml(product));
    written.products += 1;
    written.variations += product.variations.length;
    await catalogue.settle();
    await offers.settle();
    if (written.products % 500 === 0) onProgress?.(written.products, products);
  }
  catalogue.write(`</Товары>\n</Каталог>\n${closeRoot}`);
  offers.write(offersTailXml + closeRoot);
  await Promise.all([catalogue.close(), offers.close()]);
  onProgress?.(written.products, written.products);
  return written;
}

const catalogueHead =
  `<Каталог СодержитТолькоИзменения="false">\n${element("Ид", catalogueId)}${element("ИдКлассификатора", classifierId)}` +
  `${element("Наименование", "Каталог товарів (Семиряд)")}${owner}\n<Товары>\n`;
