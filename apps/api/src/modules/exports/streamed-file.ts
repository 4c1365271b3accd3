/** A file in pieces as the answer to a download. Whoever stops taking it stops the pieces. */
export const streamedFile = (
  pieces: AsyncGenerator<string | Uint8Array, void, undefined>,
): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { done, value } = await pieces.next();
        if (done === true) controller.close();
        else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value);
      },
      cancel: async () => {
        await pieces.return();
      },
    },
    // A piece is made when it can be sent: who reads slowly makes the platform read slowly.
    { highWaterMark: 0 },
  );
};
