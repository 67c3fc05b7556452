import Foundation
import StrataLayerRules

/// A line whose removal is the one right fix of a violation: a forbidden import, or a comment that
/// suppresses nothing.
enum LineRemoval: Equatable {
  case forbiddenImport
  case needlessComment

  /// Returns the removal that fixes a violation; `nil` if the line has something else, too, or if
  /// the import is passed on to other files or modules, which may need it.
  ///
  /// - Parameters:
  ///   - violation: the violation.
  ///   - line: the text of its line.
  init?(of violation: Violation, line: String) {
    let text = line.trimmingCharacters(in: .whitespacesAndNewlines)
    let isImport =
      violation.found == "imports \(violation.symbol.dropFirst("import ".count))"
      && text.hasSuffix(violation.symbol) && !text.contains(";") && !text.contains("//")
      && !Self.passesOn(text)
    let isComment = violation.id == "unused-exception" && text.hasPrefix("// strata:allow ")
    guard isImport || isComment else { return nil }
    self = isImport ? .forbiddenImport : .needlessComment
  }

  /// Returns whether an import is re-exported, or may be used by what the module declares publicly.
  private static func passesOn(_ text: String) -> Bool {
    text.split(whereSeparator: \.isWhitespace).contains {
      ["@_exported", "public", "package"].contains($0)
    }
  }
}
