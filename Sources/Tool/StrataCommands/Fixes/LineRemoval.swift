import Foundation
import StrataLayerRules

/// A line whose removal is the one right fix of a violation: a forbidden import, or a comment that
/// suppresses nothing.
enum LineRemoval: Equatable {
  case forbiddenImport
  case needlessComment

  /// Returns the removal that fixes a violation; `nil` if the line has something else, too.
  ///
  /// - Parameters:
  ///   - violation: the violation.
  ///   - line: the text of its line.
  init?(of violation: Violation, line: String) {
    let text = line.trimmingCharacters(in: .whitespacesAndNewlines)
    let isImport =
      violation.found == "imports \(violation.symbol.dropFirst("import ".count))"
      && text.hasSuffix(violation.symbol) && !text.contains(";") && !text.contains("//")
    let isComment = violation.id == "unused-exception" && text.hasPrefix("// strata:allow ")
    guard isImport || isComment else { return nil }
    self = isImport ? .forbiddenImport : .needlessComment
  }
}
