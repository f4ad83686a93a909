/**
 * Commands on their way. A command is kept until its reply comes and sent again after a reconnection:
 * the table does a repeated id once, so nothing is lost and nothing is done twice.
 */

export interface Outbox<Message extends { id: string }> {
  /** Commands without a reply, oldest first. */
  readonly waiting: readonly Message[];
}

export function posted<Message extends { id: string }>(outbox: Outbox<Message>, message: Message): Outbox<Message> {
  return { waiting: [...outbox.waiting, message] };
}

export function answered<Message extends { id: string }>(outbox: Outbox<Message>, id: string): Outbox<Message> {
  return { waiting: outbox.waiting.filter((message) => message.id !== id) };
}

/** 128 random bits in hexadecimal. (`crypto.randomUUID` does not exist on a plain-http page.) */
export function commandId(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)));
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
