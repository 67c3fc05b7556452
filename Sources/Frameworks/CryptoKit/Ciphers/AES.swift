/// The cipher AES of FIPS 197.
public enum AES {}
