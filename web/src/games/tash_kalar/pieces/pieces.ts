/** How large a piece is drawn, by its rank. */
export const PIECE_SIZE = [0, 52, 58, 66] as const;
