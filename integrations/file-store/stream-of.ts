/** Reads only on demand. */
export const streamOf = (pieces: AsyncGenerator<Uint8Array<ArrayBuffer>, void>): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await pieces.return();
      },
    },
    { highWaterMark: 0 },
  );
