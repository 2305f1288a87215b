/** Never shown: the loader refuses with 404. */
export default function NotFoundScreen() {
  return null;
}
