/**
 * Header in which a page names whose it is: the id of the account that it shows. A request of a page
 * whose cookie has become somebody else's meanwhile is refused as `other-person`. The realtime handshake
 * carries it as `person` of its `auth`. Whoever sends none, such as a client with a bearer token, acts
 * as its credentials say.
 */
export const personHeader = 'hafi-person';
