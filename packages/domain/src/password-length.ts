/** In a file of its own: the browser says it without loading the list of common passwords. */
export const SHORTEST_PASSWORD = 10;
