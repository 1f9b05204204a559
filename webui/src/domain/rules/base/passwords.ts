/** Passwords that are guessed first. The list of the common ones is the server's alone. */

/** Return whether it is one's e-mail, the part before its @, or one's name; case and separators make no difference. */
export function isOwn(password: string, email: string, name: string): boolean {
  const typed = keyOf(password);
  const [local = ""] = email.split("@");
  return typed !== "" && [email, local, name].some((text) => keyOf(text) === typed);
}

function keyOf(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFC")
    .replace(/[ ._-]/g, "");
}
