export { default } from "./debs-screen.tsx";
