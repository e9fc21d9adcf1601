import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, loadEnv } from "vite";
import { shell } from "./shell";
import { gameTitles } from "./words";

export default defineConfig(({ mode }) => {
  const { TOQUE_SERVER: server = "http://127.0.0.1:8000" } = loadEnv(mode, ".", "TOQUE_");
  return {
    plugins: [svelte(), shell(), gameTitles()],
    resolve: { alias: { $lib: folder("src/lib"), $kit: folder("src/board-kit") } },
    build: { outDir: "../src/toque/server/static", emptyOutDir: true, target: "es2022" },
    server: { proxy: { "/api": server, "/socket": { target: server, ws: true } }, fs: { allow: [".."] } },
  };
});

function folder(path: string): string {
  return new URL(path, import.meta.url).pathname;
}
