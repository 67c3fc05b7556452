import Foundation
import StrataLayerRules
import StrataSignals

/// The lines that are removed from one file.
struct FileFix {
  let path: String
  /// The contents by which the lines were chosen.
  let before: Data
  /// The indices of the removed lines, from 0.
  let lines: Set<Int>
  /// The number of violations that this fixes.
  let count: Int

  /// Chooses the lines that fix violations of a file; `nil` if none does.
  ///
  /// - Parameters:
  ///   - path: the path of the file from the project's top.
  ///   - before: the contents of the file.
  ///   - violations: the violations in the file.
  ///   - isNeeded: returns whether the code uses what a forbidden import provides.
  init?(
    _ path: String, _ before: Data, _ violations: [Violation], isNeeded: (Violation) -> Bool
  ) {
    let texts = Self.lines(of: before)
    let fixed = violations.filter { violation in
      guard let line = violation.line, texts.indices.contains(line - 1),
        let removal = LineRemoval(
          of: violation, line: String(decoding: texts[line - 1], as: UTF8.self))
      else { return false }
      return removal == .needlessComment || !isNeeded(violation)
    }
    guard !fixed.isEmpty else { return nil }
    (self.path, self.before, count) = (path, before, fixed.count)
    lines = Set(fixed.compactMap { $0.line.map { $0 - 1 } })
  }

  /// The contents without the lines. Line ends stay as they are.
  var after: Data {
    let kept = Self.lines(of: before).enumerated().filter { !lines.contains($0.offset) }
    return Data(kept.map(\.element).joined())
  }

  /// Writes the contents without the lines, unless the file has changed since it was read.
  ///
  /// - Parameter top: the project's folder.
  /// - Returns: whether it was written.
  /// - Throws: ``CheckProblem`` if the file cannot be written.
  func write(in top: URL) throws -> Bool {
    let file = top.appending(path: path)
    guard (try? Data(contentsOf: file)) == before else { return false }
    do {
      try Interruptions.held { try after.write(to: file, options: .atomic) }
    } catch {
      throw CheckProblem(text: "'\(path)' cannot be written: check its permissions")
    }
    return true
  }

  /// Returns the lines of a text, each with its line end.
  private static func lines(of data: Data) -> [Data] {
    var found: [Data] = []
    var start = data.startIndex
    while start < data.endIndex {
      let end = data[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? data.endIndex
      found.append(data[start..<end])
      start = end
    }
    return found
  }

  // MARK: - The diff

  /// The number of lines around a removed one that a diff shows.
  private static let context = 3

  /// The change in the unified format of `diff -u` and git.
  var diff: String {
    let texts = Self.lines(of: before).map { String(decoding: $0, as: UTF8.self) }
    return "--- a/\(path)\n+++ b/\(path)\n" + hunks(texts.count).map { hunk($0, texts) }.joined()
  }

  private func hunks(_ count: Int) -> [Range<Int>] {
    lines.sorted().reduce(into: []) { hunks, line in
      let range = max(0, line - Self.context)..<min(count, line + Self.context + 1)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
  }

  private func hunk(_ range: Range<Int>, _ texts: [String]) -> String {
    let gone = lines.count { range.contains($0) }
    let earlier = lines.count { $0 < range.lowerBound }
    let start = range.lowerBound - earlier + (range.count == gone ? 0 : 1)
    let head =
      "@@ -\(range.lowerBound + 1),\(range.count) +\(start),\(range.count - gone) @@\n"
    return head
      + range.map { line in
        let text = texts[line]
        let end = text.utf8.last == UInt8(ascii: "\n") ? "" : "\n\\ No newline at end of file\n"
        return "\(lines.contains(line) ? "-" : " ")\(text)\(end)"
      }.joined()
  }
}
