/// The elliptic curve Curve25519: Ed25519 for signatures, X25519 for agreement on secrets.
public enum Curve25519 {}
