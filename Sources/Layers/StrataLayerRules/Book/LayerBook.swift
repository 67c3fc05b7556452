/// The contents of a rule book: the layers of the project, their allowed imports, and the rules.
public struct LayerBook: Sendable {
  /// The folders whose Swift files must each belong to a layer, such as `Sources`; may be empty.
  public var roots: [String]
  /// The layers, from the outermost to the innermost.
  public var layers: [Layer]
  /// The sources that belong to no layer and need none.
  public var outside: [Outside]
  /// The accepted violations, each with its reason.
  public var exceptions: [Exception]
  /// The layers whose code must not check the platform.
  public var platformFree: PlatformFree?
  /// The rules of the file and of its presets.
  public var rules: [Rule]
  /// The rules of a preset that are switched off, each with its reason.
  public var off: [Off]
  /// The paths that are not checked.
  public var ignored: [PathPattern]
  /// The keys that the file writes by their old names, with the current ones.
  public var renamedKeys: [String: String] = [:]
  /// The file of the rule book, for messages.
  public var file = "strata.json"
  /// A Boolean value that indicates whether the rule book is a file, and not only presets named on
  /// the command line.
  public var isFile: Bool { !file.hasPrefix("--preset") }

  /// A layer of the rule book.
  public struct Layer: Equatable, Sendable {
    /// The name by which rules and other layers refer to the layer.
    public var name: String
    /// The patterns of the layer's folders, such as `Sources/Kits/{module}` or `**/Domain`, or of
    /// its files, such as `Features/**/*View.swift`.
    public var folders: [PathPattern]
    /// The pattern of the names of the layer's modules, such as `{module}` or `{app}Domain`; `nil`
    /// to take the names from manifests.
    public var module: String?
    /// The layers whose modules may be imported; the layer itself only if it is listed. `nil`
    /// allows all.
    public var layers: [String]?
    /// The patterns of the modules that may be imported by name, from this package or another one,
    /// such as `Foundation` or `{app}Core*`.
    public var modules: [NamePattern]?
    /// The reason for the layer's rule.
    public var why: String
    /// The ids of the mission's rows (numbered requirements) that this layer's rule enforces.
    public var rows: [String]
    /// The group in whose box a drawing shows the layer; by default the layer's name.
    public var group: String
    /// The description of each module of the layer, by the module's name; `*` describes all
    /// modules.
    public var sentences: [String: String]
  }

  /// An accepted violation: an import of a module, or a violation of one rule by a symbol or file.
  public struct Exception: Equatable, Sendable {
    /// The importing module, if an import is accepted; ``imports`` is the imported module.
    public var module: String?
    /// The module whose import is accepted; `nil` if another violation is.
    public var imports: String?
    /// The violated rule; ``symbol`` or ``path`` names the code that may violate it.
    public var rule: String?
    /// The symbol that violates the rule.
    public var symbol: String?
    /// The files that violate the rule.
    public var path: PathPattern?
    /// The reason for the exception to the rule.
    public var why: String
    /// The last day on which the exception is valid, as `2027-01-31`; `nil` if it does not expire.
    public var until: String?
  }

  /// Sources outside of the layers, such as the entry point that composes them.
  public struct Outside: Equatable, Sendable {
    /// The patterns of the files.
    public var paths: [PathPattern]
    /// The reason why the files need no layer.
    public var why: String
    /// A Boolean value that indicates whether the entry may match nothing: a preset cannot know
    /// which files a project has.
    public var isOptional = false
  }

  /// The rule that layers must not check the platform.
  public struct PlatformFree: Equatable, Sendable {
    /// The names of the layers.
    public var layers: [String]
    /// The platform conditions that are forbidden, such as `os`.
    public var conditions: [String]
    /// The reason for the rule.
    public var why: String
    /// The ids of the mission's rows (numbered requirements) that this rule enforces.
    public var rows: [String]
  }

  /// A rule of a preset that is switched off.
  public struct Off: Equatable, Sendable {
    /// The identifier of the rule.
    public var rule: String
    /// The reason why the rule is switched off.
    public var why: String
  }

  /// Every row of the mission that a rule enforces, with the name of that rule.
  public var rows: [(row: String, rule: String)] {
    layers.flatMap { layer in layer.rows.map { ($0, "the layer \(layer.name)") } }
      + (platformFree?.rows.map { ($0, "platformFree") } ?? [])
      + rules.flatMap { rule in rule.rows.map { ($0, rule.id) } }
  }
}
