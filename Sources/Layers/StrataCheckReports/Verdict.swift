public import StrataLayerRules

/// The result of a check, as every report format shows it.
public struct Verdict: Sendable {
  /// The violations that are not in the baseline.
  public var violations: [Violation]
  /// The violations that the baseline accepts for now.
  public var accepted: [Violation]
  /// The violations that a comment or an exception of the rule book suppresses.
  public var suppressed: [Violation]
  /// The files that could not be read, one sentence each.
  public var troubles: [String]
  /// The rules that were checked.
  public var rules: [Rule]
  /// The layers of the rule book by which the files were checked.
  public var layers: [LayerBook.Layer]
  /// The number of Swift files that were read.
  public var fileCount: Int
  /// The difference of the violations to the baseline; `nil` without a baseline.
  public var delta: Baseline.Delta?
  /// The absolute path of the project's folder, for tools that need absolute paths; `nil` keeps
  /// paths relative.
  public var top: String?
  /// The path from the top folder of the repository to the project, such as `Apps/Feed/`, or empty.
  ///
  /// Code hosts count paths from the repository, not from the folder of the rule book.
  public var way = ""
  /// The version of the tool, such as `1.4.0`; `nil` for a build in a checkout.
  public var version: String?

  /// Creates the result of a check by the rules and layers of `book`. For the other parameters, see
  /// the properties of the same names.
  public init(
    violations: [Violation], accepted: [Violation] = [], suppressed: [Violation] = [],
    troubles: [String] = [], book: LayerBook, fileCount: Int, delta: Baseline.Delta? = nil,
    top: String? = nil, way: String = "", version: String? = nil
  ) {
    self.version = version
    self.top = top
    self.way = way
    self.violations = violations
    self.accepted = accepted
    self.suppressed = suppressed
    self.troubles = troubles
    rules = book.rules
    layers = book.layers
    self.fileCount = fileCount
    self.delta = delta
  }

  /// The violations that fail the check.
  public var errors: [Violation] { violations.filter { $0.severity == .error } }
  /// The violations that are reported but do not fail the check.
  public var warnings: [Violation] { violations.filter { $0.severity == .warning } }

  /// The exit status: 1 if there are errors, 2 if only something was unreadable, otherwise 0.
  public var exitCode: Int32 { !errors.isEmpty ? 1 : troubles.isEmpty ? 0 : 2 }

  /// The counts of what was checked and of violations, in one line.
  public var summary: String {
    let checked =
      "\(count(layers.count, "layer")), \(count(rules.count, "rule")), \(count(fileCount, "file"))"
    let found =
      violations.isEmpty
      ? "no violation"
      : [(errors.count, "violation", "violations"), (warnings.count, "warning", "warnings")]
        .filter { $0.0 > 0 }.map { "\($0.0) \($0.0 == 1 ? $0.1 : $0.2)" }.joined(separator: ", ")
    return "layers: \(checked): \(found)"
  }

  /// The difference to the baseline, in one line; `nil` without a baseline.
  public var remark: String? {
    delta.map {
      "baseline: \($0.new) new, \($0.fixed) fixed, \($0.kept) kept, \($0.expired) expired"
    }
  }

  private func count(_ number: Int, _ name: String) -> String {
    "\(number) \(name)\(number == 1 ? "" : "s")"
  }
}
