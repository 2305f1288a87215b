/** The name in the file store; the id is the shop's. */
export const nameOfUpload = (id: string): string => `uploads/${id.slice(0, 2)}/${id}`;
