/** Where the way back leads. */
export const UP = "/profile";
