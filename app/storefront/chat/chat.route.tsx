export { default } from "./chat-screen.tsx";
