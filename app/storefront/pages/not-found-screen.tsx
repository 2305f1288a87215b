/** Never shown: the loader has refused with 404 and the error screen stands in its place. */
export default function NotFoundScreen() {
  return null;
}
