/**
 * Header in which a device says when it sends a request, in Unix milliseconds by its own clock, however
 * wrong that is: how old something in the request is, is a difference of two times of one clock.
 */
export const sentAtHeader = 'hafi-sent-at';
