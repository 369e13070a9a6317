import { $session } from '../../widgets/stores/session.ts'

/** Without an id in the session, the provider refuses the request for 'nobody'. */
export const ownId = () => $session.get()?.id || 'nobody'
