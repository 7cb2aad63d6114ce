/** Where seats lie round a table, in hundredths of its room; `near` sits below, the others follow clockwise. */
export function places(seats: number, near: number): { x: number; y: number }[] {
  return Array.from({ length: seats }, (_, seat) => {
    const angle = Math.PI / 2 + (2 * Math.PI * (seat - near)) / seats;
    return { x: round(50 + 34 * Math.cos(angle)), y: round(50 + 41 * Math.sin(angle)) };
  });
}

const round = (value: number) => Math.round(value * 10) / 10;
