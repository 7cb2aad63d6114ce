/** What there is to say of something, in one line; what is "" is left out. */
export function sentence(parts: readonly string[], between = ", "): string {
  return parts.filter(Boolean).join(between);
}
