/** The origin this script was loaded from: a snippet that names nothing asks where it came from. */
const HOME = new URL(import.meta.url).origin

/** The origin that is asked where a page names none. The package has another in its place, which has no address. */
export const home = () => HOME
