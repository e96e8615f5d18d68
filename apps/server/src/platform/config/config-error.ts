/** A setting is missing, invalid or too weak. The message is written for the operator. */
export class ConfigError extends Error {}
