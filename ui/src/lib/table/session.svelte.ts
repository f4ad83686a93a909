/** The referee page's conversation with the table: what is known, and what can be asked. */
import type { SeatStatus } from "../channel/seat";
import { dismiss, notify } from "../design/notices.svelte";
import type { Command } from "../wire/Command";
import type { FromReferee } from "../wire/FromReferee";
import type { Line } from "../wire/Line";
import type { Reply } from "../wire/Reply";
import type { ToReferee } from "../wire/ToReferee";
import { say, t } from "../words/words";
import { createEntrance, keepTable, keptTable, takeToken } from "./entrance";
import { openFrames } from "./frames";
import { answered, commandId, posted, type Outbox } from "./outbox";
import { covered, door, hear, type Place, present, unwatched } from "./referee";
import { saveFile } from "./save";
import { keepConnected, type Line as Wire, socketAddress, webSocket } from "./socket";
import { keepSealed, TABLET_PAGE } from "./tabletLine";
import { lineText } from "./text";

type Asked = Extract<FromReferee, { id: string }>;

/** A correction that was refused, and why, one line each. */
export interface Impossible {
  command: Extract<Command, { type: "correct" }>;
  lines: Line[];
}

export interface RefereeSession {
  readonly place: Place;
  /** Whether this is the second screen: it stays at its table, and the list of games is the window's. */
  readonly tablet: boolean;
  readonly connected: boolean;
  /** Asks for something that the journal keeps; repeated until it is answered. */
  command(command: Command): void;
  /** Begins a game: at a table of its own, made for it, unless the page is at one. */
  begin(command: Command): void;
  /** What was refused because the board cannot be so, until the referee insists or lets it be. */
  readonly impossible: Impossible | null;
  /** Writes it all the same. */
  insist(): void;
  relent(): void;
  undo(): void;
  redo(): void;
  /** Takes back the fight as one, where the frame says that there is one. */
  undoFight(): void;
  /** Puts right the number of the die rolled last, where the frame says that there is one. */
  correctRoll(face: number): void;
  /** The cards that the player who holds this screen was shown are forgotten. */
  cover(): void;
  /** Begins to hear how phones can come, as `place.network`; again after each return of the connection. */
  watchNetwork(): void;
  /** Hears no more of it, and forgets what was heard. */
  unwatchNetwork(): void;
  /** Shows the table as it was after a row of the log, as `place.past`. */
  lookBack(row: number): void;
  /** Back to the table as it is. */
  lookUp(): void;
  /** Says something that needs no reply. */
  say(message: Exclude<FromReferee, { id: string }>): void;
}

/** Opens the conversation. Called once, when the page begins. */
export function openSession(): RefereeSession {
  const tablet = location.pathname === TABLET_PAGE;
  const entrance = tablet ? null : createEntrance(takeToken(window), sessionStorage);
  let place = $state.raw<Place>(door);
  let connected = $state(false);
  let outbox: Outbox<Asked> = { waiting: [] };
  let impossible = $state.raw<Impossible | null>(null);
  // The set-up that waits for its table.
  let beginning: Command | null = null;
  // The notice that something waits for the connection.
  let late: number | null = null;
  // Where to go when the host shows its list to a page that comes back.
  let backTo: string | null = null;

  const frames = openFrames();
  const onmessage = (text: string) => {
    const message = frames.hear(JSON.parse(text) as ToReferee);
    if (message === null) line.again();
    else take(message);
  };
  const line: Wire = tablet
    ? keepSealed({ onstatus: follow, onmessage })
    : keepConnected({ connect: webSocket(socketAddress("/ws/referee")), onopen: greet, onmessage, onlost: lose });

  function lose(): void {
    connected = false;
    place = covered(place);
  }

  /** How the tablet's channel stands. Once it is open, the table speaks first. */
  function follow(status: SeatStatus): void {
    switch (status.kind) {
      case "connecting":
      case "open":
        return;
      case "reconnecting":
        return lose();
      case "comparing":
        place = { at: "comparing", pictograms: status.pictograms };
        return;
      case "refused":
        lose();
        place = { at: "refused", reason: status.reason };
        return;
      case "reload":
        lose();
        place = { at: "refused", reason: "reload" };
        return;
    }
  }

  function greet(): void {
    const greeting = entrance?.greeting();
    if (greeting) line.send(JSON.stringify(greeting));
    else turnedAway();
  }

  function turnedAway(): void {
    place = { at: "turned-away", reason: "token-spent" };
    line.close();
  }

  function take(message: Exclude<ToReferee, { type: "changed" }>): void {
    if (message.type === "turned-away") {
      // The table ends the connection; the next one greets with the key, if there is one.
      if (!entrance?.refused()) turnedAway();
      return;
    }
    if (message.type === "welcome") {
      entrance?.welcomed(message.key);
      backTo = keptTable(sessionStorage);
    } else if (message.type === "reply") {
      replied(message.reply);
    } else if (message.type === "file") {
      saveFile(message.name, message.content);
    } else if (message.type === "trouble") {
      notify(say(message.line.id, {}), "refused");
    }
    if (message.type === "tables" && backTo !== null) {
      const table = message.tables.find((known) => known.table === backTo && known.trouble === null);
      backTo = null;
      if (table) {
        line.send(JSON.stringify({ type: "open-table", table: table.table } satisfies FromReferee));
        // The page stays as it is until the table's next frame.
        return;
      }
    }
    place = hear(place, message, performance.now());
    if (message.type === "tables") {
      connected = true;
      keepTable(sessionStorage, null);
      // What was asked of a table the page is no longer at stays undone.
      outbox = { waiting: [] };
      beginning = null;
    }
    if (message.type === "table") {
      keepTable(sessionStorage, message.frame.table);
      if (!connected) for (const asked of outbox.waiting) line.send(JSON.stringify(asked));
      connected = true;
      if (late !== null) dismiss(late);
      late = null;
      if (beginning !== null && message.frame.view.stage === "not-begun") give(beginning);
      beginning = null;
    }
  }

  function replied(reply: Reply): void {
    const asked = outbox.waiting.find((asked) => asked.id === reply.id);
    outbox = answered(outbox, reply.id);
    switch (reply.outcome.type) {
      case "accepted":
        return;
      case "rejected":
        if (reply.outcome.insistable && asked?.type === "command" && asked.command.type === "correct") {
          impossible = { command: asked.command, lines: reply.outcome.lines };
          return;
        }
        notify(lineText(reply.outcome.line, names()), "refused");
        return;
      case "failed":
        notify(say(reply.outcome.line.id, {}), "refused");
        return;
    }
  }

  function names(): string[] {
    return place.at === "table" ? place.frame.view.seats.map((seat) => seat.name) : [];
  }

  function give(command: Command): void {
    ask({ type: "command", id: commandId(), command });
  }

  function mention(message: Exclude<FromReferee, { id: string }>): void {
    if (connected) line.send(JSON.stringify(message));
    else notify(t("not-now"), "refused");
  }

  function ask(asked: Asked): void {
    outbox = posted(outbox, asked);
    if (connected) line.send(JSON.stringify(asked));
    else late ??= notify(t("sent-later"));
  }

  return {
    tablet,
    get place() {
      return place;
    },
    get connected() {
      return connected;
    },
    get impossible() {
      return impossible;
    },
    insist() {
      if (impossible) give({ ...impossible.command, insist: true });
      impossible = null;
    },
    relent() {
      impossible = null;
    },
    command: give,
    begin(command) {
      if (place.at === "table") return give(command);
      beginning = command;
      mention({ type: "new-table" });
    },
    undo() {
      if (place.at === "table" && place.frame.undo) ask({ type: "undo", id: commandId(), step: place.frame.undo.step });
    },
    redo() {
      if (place.at === "table" && place.frame.redo) ask({ type: "redo", id: commandId(), step: place.frame.redo.step });
    },
    undoFight() {
      const fight = place.at === "table" ? place.frame.undo_fight : null;
      if (fight) ask({ type: "undo-fight", id: commandId(), step: fight.step });
    },
    correctRoll(face) {
      const roll = place.at === "table" ? place.frame.last_roll : null;
      if (roll) give({ type: "correct-roll", face, step: roll.step });
    },
    cover() {
      place = covered(place);
      if (connected) mention({ type: "cover-here" });
    },
    watchNetwork() {
      if (connected) mention({ type: "network", ask: { type: "watch" } });
    },
    unwatchNetwork() {
      place = unwatched(place);
      if (connected) mention({ type: "network", ask: { type: "unwatch" } });
    },
    lookBack: (row) => mention({ type: "look-back", row }),
    lookUp: () => (place = present(place)),
    say: mention,
  };
}
