/** The log by turns: what one seat did, until another does something. */
import type { LogLine } from "$lib/types/protocol";

export interface Turn {
  seat: number | null;
  lines: LogLine[];
}

/** A line of nobody belongs to the turn in which it was said. */
export function turnsOf(lines: LogLine[]): Turn[] {
  const turns: Turn[] = [];
  for (const line of lines) {
    const turn = turns.at(-1);
    if (turn && (line.seat === null || line.seat === turn.seat)) turn.lines.push(line);
    else turns.push({ seat: line.seat, lines: [line] });
  }
  return turns;
}
