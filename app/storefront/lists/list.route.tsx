export { default } from "./list-screen.tsx";
