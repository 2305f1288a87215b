/**
 * What was sent beforehand, pictures say, becomes part of a record in the order named: `attach` updates the row of an id where it still waits,
 * with its place from 0. Answers how many there were; fewer than `ids` where one is another's, gone or named twice.
 */
export async function attachInOrder(
  ids: readonly string[],
  attach: (id: string, position: number) => Promise<{ numUpdatedRows: bigint }>,
): Promise<number> {
  let attached = 0;
  for (const [position, id] of ids.entries()) attached += Number((await attach(id, position)).numUpdatedRows);
  return attached;
}
