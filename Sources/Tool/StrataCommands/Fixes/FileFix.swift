import Foundation
import StrataLayerRules
import StrataSignals

/// The lines that are removed or replaced in one file.
struct FileFix {
  let path: String
  /// The contents by which the lines were chosen.
  let before: Data
  /// The new texts of lines, by their indices from 0; a removed line has none.
  private let edits: [Int: Data]
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
    var edits: [Int: Data] = [:]
    var fixed: [Int] = []
    for violation in violations {
      guard let index = violation.line.map({ $0 - 1 }), texts.indices.contains(index) else {
        continue
      }
      let current = edits[index].flatMap { $0.isEmpty ? nil : $0 } ?? texts[index]
      let line = String(decoding: current, as: UTF8.self)
      guard let new = Self.fixed(line, violation, isNeeded: isNeeded) else { continue }
      edits[index] = Data(new.utf8)
      fixed.append(index)
    }
    let removed = RemovedLines(Set(edits.filter(\.value.isEmpty).keys), in: texts).indices
    edits = edits.filter { !$0.value.isEmpty }
    for index in removed { edits[index] = Data() }
    let count = fixed.count { edits[$0] != nil }
    guard count > 0 else { return nil }
    (self.path, self.before, self.edits, self.count) = (path, before, edits, count)
  }

  /// The lines that are removed, counted from 0, for a fix that removes lines in one place.
  var removedLines: ClosedRange<Int>? {
    let removed = edits.filter(\.value.isEmpty).keys
    guard let first = removed.min(), let last = removed.max() else { return nil }
    return first...last
  }

  /// Returns the new text of a line, empty for one that is removed; `nil` if the violation has no one
  /// right fix.
  private static func fixed(
    _ line: String, _ violation: Violation, isNeeded: (Violation) -> Bool
  ) -> String? {
    guard let removal = LineRemoval(of: violation, line: line) else {
      return LineReplacement(of: violation, line: line)?.text
    }
    return removal == .needlessComment || !isNeeded(violation) ? "" : nil
  }

  /// The contents with the changes. Line ends stay as they are.
  var after: Data {
    Data(Self.lines(of: before).enumerated().map { edits[$0.offset] ?? $0.element }.joined())
  }

  /// Writes the contents with the changes, unless the file has changed since it was read.
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

  /// The number of lines around a changed one that a diff shows.
  private static let context = 3

  /// The change in the unified format of `diff -u` and git.
  var diff: String {
    let texts = Self.lines(of: before).map { String(decoding: $0, as: UTF8.self) }
    return "--- a/\(path)\n+++ b/\(path)\n" + hunks(texts.count).map { hunk($0, texts) }.joined()
  }

  private func hunks(_ count: Int) -> [Range<Int>] {
    edits.keys.sorted().reduce(into: []) { hunks, line in
      let range = max(0, line - Self.context)..<min(count, line + Self.context + 1)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
  }

  private func hunk(_ range: Range<Int>, _ texts: [String]) -> String {
    let removed = edits.filter { $0.value.isEmpty }.keys
    let gone = removed.count { range.contains($0) }
    let earlier = removed.count { $0 < range.lowerBound }
    let start = range.lowerBound - earlier + (range.count == gone ? 0 : 1)
    let head =
      "@@ -\(range.lowerBound + 1),\(range.count) +\(start),\(range.count - gone) @@\n"
    return head
      + range.map { line in
        guard let new = edits[line] else { return Self.marked(texts[line], " ") }
        let added = String(decoding: new, as: UTF8.self)
        return Self.marked(texts[line], "-") + (added.isEmpty ? "" : Self.marked(added, "+"))
      }.joined()
  }

  private static func marked(_ text: String, _ sign: String) -> String {
    let end = text.utf8.last == UInt8(ascii: "\n") ? "" : "\n\\ No newline at end of file\n"
    return sign + text + end
  }
}
