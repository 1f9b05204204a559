/** The e-mail a reset token was asked for, as its payload says; null for what is no token. */
export function emailOf(resetToken: string): string | null {
  try {
    const [, payload = ""] = resetToken.split(".");
    const bytes = Uint8Array.from(atob(payload.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
      letter.charCodeAt(0),
    );
    const { email } = JSON.parse(new TextDecoder().decode(bytes)) as { email?: unknown };
    return typeof email === "string" ? email : null;
  } catch {
    return null;
  }
}
