import Foundation
import StrataLayerRules
import StrataSignals

/// The file with the violations that a check accepts.
struct BaselineFile {
  let url: URL
  let parsed: ParsedCommand

  /// Reads the options about a baseline from the command's arguments.
  ///
  /// - Returns: `nil` if the options name no baseline.
  init?(folder: URL, parsed: ParsedCommand) throws(UsageError) {
    let accepts = !parsed.all("--accept").isEmpty
    for option in ["--reason", "--owner", "--until"] where !accepts && parsed.has(option) {
      throw UsageError(text: "'\(option)' needs '--accept RULE:SYMBOL'")
    }
    guard let name = parsed.value("--baseline") else {
      if accepts { throw UsageError(text: "'--accept' needs '--baseline FILE'") }
      return nil
    }
    if accepts, parsed.value("--reason")?.isEmpty != false {
      throw UsageError(text: "'--accept' needs '--reason TEXT'")
    }
    if parsed.value("--owner")?.isEmpty == true {
      throw UsageError(text: "'--owner' must be a name, not an empty text")
    }
    if let day = parsed.value("--until") { try Self.checkTerm(day) }
    url = URL(fileURLWithPath: name, relativeTo: folder)
    self.parsed = parsed
  }

  /// Checks the last day of new entries.
  ///
  /// - Throws: ``UsageError`` if it is no day, or is past.
  private static func checkTerm(_ day: String) throws(UsageError) {
    guard Day.isDay(day) else {
      throw UsageError(text: "'--until' must be a day such as 2027-01-31, not '\(day)'")
    }
    let today = Day.today
    guard day >= today else {
      throw UsageError(text: "'--until' must be today, \(today), or later, not '\(day)'")
    }
  }

  /// Returns the remaining and the accepted violations, with the difference to the baseline.
  ///
  /// - Parameters:
  ///   - violations: the violations of the check.
  ///   - isWhole: whether every file was read. If not, no entry of the baseline is removed, as a
  ///     file that was not read may still violate the rule.
  func judge(_ violations: [Violation], isWhole: Bool = true) throws -> Judged {
    try alone { try read(violations, isWhole: isWhole) }
  }

  /// The remaining and the accepted violations, with the difference to the baseline.
  typealias Judged = (left: [Violation], accepted: [Violation], delta: Baseline.Delta)

  /// Runs work while no other check can write the baseline, so that no entries are lost. The folder
  /// is locked and not the file, since the file is replaced. The lock ends with the process at the
  /// latest.
  private func alone(_ work: () throws -> Judged) rethrows -> Judged {
    let lock = open(url.deletingLastPathComponent().path, O_RDONLY)
    defer { if lock >= 0 { close(lock) } }
    while lock >= 0, flock(lock, LOCK_EX) != 0, errno == EINTR {}
    return try work()
  }

  private func read(_ violations: [Violation], isWhole: Bool) throws -> Judged {
    let isThere = FileManager.default.fileExists(atPath: url.path)
    let accepts = parsed.all("--accept")
    guard isThere || !accepts.isEmpty else {
      throw CheckProblem(
        text: "the baseline '\(url.lastPathComponent)' does not exist; '--accept' creates it")
    }
    var baseline = Baseline()
    if isThere {
      guard let json = try? Data(contentsOf: url) else {
        throw CheckProblem(
          text:
            "'\(url.lastPathComponent)' cannot be read: check that it is a file that you may read")
      }
      baseline = try Baseline(json: json, file: url.lastPathComponent)
    }
    var judgement = baseline.judge(violations)
    let fixed = isWhole ? judgement.fixed : 0
    if !accepts.isEmpty {
      var grown = isWhole ? judgement.shrunk : baseline
      for text in accepts { try add(text, to: &grown, from: judgement.left) }
      judgement = grown.judge(violations)
      try write(grown)
    } else if isWhole, !judgement.stale.isEmpty {
      try write(judgement.shrunk)
    }
    judgement.fixed = fixed
    return (
      judgement.left + (isWhole ? judgement.stale.map(stale) : []), judgement.accepted,
      judgement.delta
    )
  }

  private func write(_ baseline: Baseline) throws {
    let json = baseline.json
    do { try Interruptions.held { try json.write(to: url, options: .atomic) } } catch {
      throw CheckProblem(
        text:
          "'\(url.lastPathComponent)' cannot be written: check that its folder exists and its permissions"
      )
    }
  }

  private func add(_ text: String, to baseline: inout Baseline, from violations: [Violation]) throws
  {
    let sides = text.split(separator: ":", maxSplits: 1).map(String.init)
    guard sides.count == 2 else {
      throw UsageError(text: "'--accept' takes RULE:SYMBOL, not '\(text)'")
    }
    let added = baseline.accept(
      rule: sides[0], symbol: sides[1].trimmingCharacters(in: .whitespaces),
      reason: parsed.value("--reason") ?? "", day: Day.today, owner: parsed.value("--owner"),
      until: parsed.value("--until"), from: violations)
    if added == 0 {
      throw CheckProblem(
        text: "--accept \(text): the rule '\(sides[0])' has no violation with the symbol "
          + "'\(sides[1])', so nothing was accepted; check both names")
    }
  }

  private func stale(_ entry: Baseline.Entry) -> Violation {
    Violation(
      id: "stale-baseline", path: url.lastPathComponent, line: nil, symbol: entry.symbol,
      found: "'\(entry.symbol)' no longer violates the rule \(entry.rule)",
      rule: "the baseline lists only violations that still exist",
      why: "an entry that is no longer needed would hide a new violation",
      remedy: "strata has removed the entry: commit \(url.lastPathComponent)")
  }
}
