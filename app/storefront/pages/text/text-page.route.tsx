export { default } from "./text-page-screen.tsx";
