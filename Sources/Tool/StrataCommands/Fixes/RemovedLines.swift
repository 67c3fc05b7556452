import Foundation
import StrataImportGraph
import StrataSwiftFacts

/// The lines of a source that go when imports are removed.
///
/// An `#if` goes with the imports that are its only content. If it has another branch, or a comment
/// beside the imports, a person decides, and the imports stay. They also stay if an attribute or
/// access level of theirs is on a line above.
struct RemovedLines {
  /// The indices of the lines, counted from 0.
  private(set) var indices: Set<Int>

  /// Chooses the lines.
  ///
  /// - Parameters:
  ///   - chosen: the indices of the lines to remove.
  ///   - lines: the lines of the source, each with its line end.
  init(_ chosen: Set<Int>, in lines: [Data]) {
    indices = chosen
    guard !chosen.isEmpty else { return }
    let source = Array(lines.joined())
    let tokens = SwiftLexer.reading(source).tokens
    keepSplitStatements(in: tokens)
    let code = Set(tokens.flatMap { $0.line...$0.endLine })
    // An inner `#if` goes first, since the outer one may have no other content.
    let branches = FactsReader.facts(of: source).branches
      .filter { $0.lines.upperBound < lines.count }
      .sorted { $0.lines.count < $1.lines.count }
    for branch in branches { empty(branch, lines, code) }
  }

  /// Keeps the lines whose statement begins on a line above, with an attribute or an access level.
  private mutating func keepSplitStatements(in tokens: [SwiftToken]) {
    for place in tokens.indices.dropFirst() where tokens[place].startsLine {
      if Self.endsLead(place - 1, in: tokens) { indices.remove(tokens[place].line - 1) }
    }
  }

  private static let access: Set = ["public", "package", "internal", "fileprivate", "private"]

  /// Returns whether the token at an index is an access level, or the end of an attribute.
  private static func endsLead(_ place: Int, in tokens: [SwiftToken]) -> Bool {
    if tokens[place].kind == .word, access.contains(tokens[place].text) { return true }
    var name = place
    if tokens[place].isMark(")") {
      while name > 0, !tokens[name].isMark("(") { name -= 1 }
      name -= 1
    }
    return name > 0 && tokens[name].isName && tokens[name - 1].isMark("@")
  }

  /// Removes the `#if` of a branch that would have no content, or keeps the lines in the branch.
  private mutating func empty(_ branch: FileFacts.Branch, _ lines: [Data], _ code: Set<Int>) {
    let body = branch.lines.lowerBound..<branch.lines.upperBound
    guard body.contains(where: indices.contains) else { return }
    let rest = body.filter { !indices.contains($0) && !Self.text(lines[$0]).isEmpty }
    guard !rest.contains(where: { code.contains($0 + 1) }) else { return }
    let isOnlyBranch =
      branch.directive.hasPrefix("#if ")
      && Self.text(lines[branch.lines.upperBound]).hasPrefix("#endif")
    if rest.isEmpty, isOnlyBranch {
      indices.formUnion(body.lowerBound - 1...body.upperBound)
    } else {
      indices.subtract(body)
    }
  }

  private static func text(_ line: Data) -> String {
    String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
