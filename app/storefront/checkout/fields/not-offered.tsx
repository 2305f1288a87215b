/** In the place of a choice that cannot be made: why. */
export const NotOffered = ({ why }: { why: string }) => <p className="body-s rounded-card border border-line-strong p-4">{why}</p>;
