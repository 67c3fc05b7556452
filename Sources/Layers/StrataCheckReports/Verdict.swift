public import StrataLayerRules

/// What a check came to, for every format.
public struct Verdict: Sendable {
  /// What breaks a rule and is not in the baseline.
  public var breaches: [Breach]
  /// What the baseline allows for now.
  public var accepted: [Breach]
  /// What could not be read, one sentence each.
  public var troubles: [String]
  public var rules: [Rule]
  public var floors: [LayerBook.Floor]
  /// How many Swift files were read.
  public var fileCount: Int
  /// What the baseline says of itself: how much is left.
  public var remark: String?
  /// The project's folder, for tools that know whole paths alone; `nil` leaves paths as they are.
  public var top: String?
  /// The way from the repository's top folder down to the project: `Apps/Feed/`, or nothing.
  ///
  /// Code hosts count paths from the repository, whatever folder holds the rule book.
  public var way = ""

  public init(
    breaches: [Breach], accepted: [Breach] = [], troubles: [String] = [], book: LayerBook,
    fileCount: Int, remark: String? = nil, top: String? = nil, way: String = ""
  ) {
    self.top = top
    self.way = way
    self.breaches = breaches
    self.accepted = accepted
    self.troubles = troubles
    rules = book.rules
    floors = book.floors
    self.fileCount = fileCount
    self.remark = remark
  }

  public var errors: [Breach] { breaches.filter { $0.severity == .error } }
  public var warnings: [Breach] { breaches.filter { $0.severity == .warning } }

  /// 0 kept, 1 broken, 2 unreadable.
  public var exitCode: Int32 { !errors.isEmpty ? 1 : troubles.isEmpty ? 0 : 2 }

  /// What was checked and what came of it, in one line.
  public var summary: String {
    let checked =
      "\(count(floors.count, "floor")), \(count(rules.count, "rule")), \(count(fileCount, "file"))"
    let found =
      breaches.isEmpty
      ? "no breach"
      : [(errors.count, "breach", "breaches"), (warnings.count, "warning", "warnings")]
        .filter { $0.0 > 0 }.map { "\($0.0) \($0.0 == 1 ? $0.1 : $0.2)" }.joined(separator: ", ")
    return "layers: \(checked): \(found)"
  }

  private func count(_ number: Int, _ name: String) -> String {
    "\(number) \(name)\(number == 1 ? "" : "s")"
  }
}
