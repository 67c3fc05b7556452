/// Algorithms that are no longer secure, for old formats and protocols.
public enum Insecure {}
