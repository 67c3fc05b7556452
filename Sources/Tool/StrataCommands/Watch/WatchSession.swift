import StrataCheckReports
import StrataImportGraph
import StrataLayerRules

/// A project that is checked whenever a file is saved, with a report of what changed.
struct WatchSession {
  private let open: () throws -> ServedProject
  private var project: ServedProject
  private var stamps: [String: FileStamp] = [:]
  private var last: [Violation]?
  /// The last problem that was reported.
  private var problem: String?

  /// Opens the project that is watched.
  ///
  /// - Parameter open: reads the rule book; it is called again when the rule book changes.
  /// - Throws: the error of `open`.
  init(_ open: @escaping () throws -> ServedProject) throws {
    self.open = open
    project = try open()
  }

  /// Checks the project if a file changed; returns the text to print, or `nil` if there is none.
  mutating func look() -> String? {
    do {
      if !project.isCurrent { project = try open() }
      let now = try project.stamps()
      guard now != stamps else { return nil }
      let changed = Set(now.keys).union(stamps.keys).filter { now[$0] != stamps[$0] }
      if last != nil, changed.contains(where: Self.isManifest) { project = try open() }
      let findings = try project.findings()
      stamps = now
      problem = nil
      return report(findings)
    } catch {
      // An invalid rule book is reported once, until it changes.
      let text = Self.words(error)
      defer { problem = text }
      return text == problem ? nil : text
    }
  }

  private static func isManifest(_ path: String) -> Bool {
    ["Package.swift", "project.pbxproj"].contains(path.split(separator: "/").last ?? "")
  }

  private mutating func report(_ findings: CheckFindings) -> String? {
    let verdict = Verdict(
      violations: findings.violations, troubles: findings.troubles, book: project.book,
      fileCount: findings.fileCount)
    defer { last = findings.violations }
    guard let last else { return ReportFormat.text.write(verdict) }
    let lines =
      Self.rest(of: findings.violations, without: last).map { "+ \(Self.line($0))" }
      + Self.rest(of: last, without: findings.violations).map { "- \(Self.line($0))" }
      + findings.troubles.map { "unread: \($0)" }
    return lines.isEmpty ? nil : (lines + [verdict.summary]).joined(separator: "\n")
  }

  /// Returns the violations that are not among others, not even on another line.
  private static func rest(
    of violations: [Violation], without others: [Violation]
  ) -> [Violation] {
    var left = Dictionary(others.map { (key($0), 1) }, uniquingKeysWith: +)
    return violations.filter { violation in
      guard let count = left[key(violation)], count > 0 else { return true }
      left[key(violation)] = count - 1
      return false
    }
  }

  private static func key(_ one: Violation) -> [String] {
    [one.id, one.path, one.symbol, one.found]
  }

  private static func line(_ one: Violation) -> String {
    "\(one.place)  \(one.found)  [\(one.id)]"
  }

  private static func words(_ error: any Error) -> String {
    if let problems = error as? RuleProblems { return problems.all.joined(separator: "\n") }
    if let problem = error as? CheckProblem { return "strata: \(problem.text)" }
    return "strata: \(error)"
  }
}
