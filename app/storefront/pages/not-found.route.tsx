export { default } from "./not-found-screen.tsx";
