/** Says why a choice cannot be made, in its place. */
export const NotOffered = ({ why }: { why: string }) => <p className="body-s rounded-card border border-line-strong p-4">{why}</p>;
