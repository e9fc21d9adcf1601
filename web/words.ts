/** Appends the title, summary and facts of each game to the words of the site, so that the first page needs no game's own words. */
import type { Plugin } from "vite";

const SITE = "/web.ftl?raw";

export function gameTitles(): Plugin {
  return {
    name: "toque-game-titles",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(SITE)) return null;
      const folder = id.slice(0, -SITE.length);
      const files = (await this.fs.readdir(folder)).sort();
      const read = (file: string) => this.fs.readFile(`${folder}/${file}`, { encoding: "utf8" });
      const titles = files.map(async (file) => titlesOf(file.replace(".ftl", ""), await read(file)));
      return `export default ${JSON.stringify([await read("web.ftl"), ...(await Promise.all(titles))].join(""))};`;
    },
  };
}

/** The messages `title`, `summary` and `facts` of a game, under the game's name. */
function titlesOf(game: string, source: string): string {
  const messages = { title: "", summary: "-summary", facts: "-facts" };
  return Object.entries(messages)
    .map(([message, ending]) => [new RegExp(`^${message} = (.*)$`, "m").exec(source)?.[1], ending])
    .map(([text, ending]) => (text ? `\ngame-${game}${ending} = ${text}` : ""))
    .join("");
}
