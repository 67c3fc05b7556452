/// What `strata.json` says: the floors of the house and which may import which.
///
/// Every part is required, so that a misspelt name is reported and no rule is silently off.
public struct LayerBook: Decodable, Equatable, Sendable {
  /// The folders whose modules must each stand on a floor, such as `Sources`.
  public var roots: [String]
  public var floors: [Floor]
  /// Single imports that a floor does not allow and that are right all the same.
  public var exceptions: [Exception]
  /// Code that may not ask which platform it is on.
  public var platformFree: PlatformFree

  public struct Floor: Decodable, Equatable, Sendable {
    public var name: String
    /// Where its modules are: `Sources/Kits/{module}`, or `Apps/{app}/Domain`.
    public var folder: String
    /// What they are called: `{module}`, or `{app}Domain`.
    public var module: String
    /// The floors whose modules may be imported; its own only where it is listed.
    public var floors: [String]
    /// The modules that may be imported by name, whether this package or another holds them.
    public var modules: [String]
    public var why: String
    /// The mission's rows that this rule keeps.
    public var rows: [String]
  }

  public struct Exception: Decodable, Equatable, Sendable {
    /// The importing module.
    public var module: String
    public var imports: String
    public var why: String
  }

  public struct PlatformFree: Decodable, Equatable, Sendable {
    public var floors: [String]
    /// The conditions that give a platform away, such as `os`.
    public var conditions: [String]
    public var why: String
    public var rows: [String]
  }
}
