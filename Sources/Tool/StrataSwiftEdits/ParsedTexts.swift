import SwiftParser
import SwiftSyntax
import Synchronization

/// The trees of texts that were parsed before.
///
/// A command reads most files of a project several times, as for its own step and to note what the step
/// alone generates; parsing took two thirds of the time of `strata add`. Trees never change.
enum ParsedTexts {
  private static let trees = Mutex<[String: SourceFileSyntax]>([:])
  /// The number of trees above which all are released.
  private static let limit = 300

  /// Returns the tree of a text, which it parses only once.
  static func tree(of text: String) -> SourceFileSyntax {
    if let known = trees.withLock({ $0[text] }) { return known }
    let tree = Parser.parse(source: text)
    trees.withLock {
      if $0.count >= limit { $0.removeAll() }
      $0[text] = tree
    }
    return tree
  }
}
