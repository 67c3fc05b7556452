/// What a configuration says: the floors of the house, which may import which, and the rules.
public struct LayerBook: Sendable {
  /// The folders whose Swift files must each stand on a floor, such as `Sources`; may be empty.
  public var roots: [String]
  public var floors: [Floor]
  /// Sources that stand on no floor and need none.
  public var outside: [Outside]
  /// Breaches that are right all the same, each with its reason.
  public var exceptions: [Exception]
  /// Code that may not ask which platform it is on.
  public var platformFree: PlatformFree?
  public var rules: [Rule]
  /// Rules of a preset that do not hold here, each with its reason.
  public var off: [Off]
  /// What is not looked at.
  public var ignored: [PathPattern]
  /// The file that says it, for messages.
  public var file = "strata.json"
  /// Whether there is such a file, and not only presets that were named.
  public var isFile: Bool { !file.hasPrefix("--preset") }

  /// A layer.
  public struct Floor: Equatable, Sendable {
    public var name: String
    /// Where its modules are: `Sources/Kits/{module}`, or `**/Domain`; or how its files are called:
    /// `Features/**/*View.swift`.
    public var folders: [PathPattern]
    /// What they are called: `{module}`, or `{app}Domain`; `nil` where manifests say it.
    public var module: String?
    /// The floors whose modules may be imported; its own only where it is listed. `nil`: any.
    public var floors: [String]?
    /// The modules that may be imported by name, whether this package or another holds them.
    public var modules: [String]?
    public var why: String
    /// The mission's rows that this rule keeps.
    public var rows: [String]
    /// The box that it is part of where groups of floors are drawn: its own name, if nothing else.
    public var group: String
    /// What each of its modules is, by the module's name; under `*` what all of them are.
    public var sentences: [String: String]
  }

  /// A breach that is allowed: an import of a module, or what one rule says of one symbol.
  public struct Exception: Equatable, Sendable {
    /// The importing module, and what it imports.
    public var module: String?
    public var imports: String?
    /// The rule, and the file or symbol.
    public var rule: String?
    public var symbol: String?
    public var path: PathPattern?
    public var why: String
    /// The last day that it holds, as `2027-01-31`.
    public var until: String?
  }

  /// Sources beside the house, such as the entry that puts the layers together.
  public struct Outside: Equatable, Sendable {
    public var paths: [PathPattern]
    public var why: String
    /// Whether it may hold for nothing: a preset does not know what a project has.
    public var isOptional = false
  }

  public struct PlatformFree: Equatable, Sendable {
    public var floors: [String]
    /// The conditions that give a platform away, such as `os`.
    public var conditions: [String]
    public var why: String
    public var rows: [String]
  }

  public struct Off: Equatable, Sendable {
    public var rule: String
    public var why: String
  }

  /// Every row that a rule keeps, with the rule's name.
  public var rows: [(row: String, rule: String)] {
    floors.flatMap { floor in floor.rows.map { ($0, "the floor \(floor.name)") } }
      + (platformFree?.rows.map { ($0, "platformFree") } ?? [])
      + rules.flatMap { rule in rule.rows.map { ($0, rule.id) } }
  }
}
