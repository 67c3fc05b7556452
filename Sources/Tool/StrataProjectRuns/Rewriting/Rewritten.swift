/// The copy of a source for Linux.
struct Rewritten: Equatable, Sendable {
  /// The bytes of the copy. Each line has the number that it has in the original.
  var bytes: [UInt8]
  /// The replacements, in the order of the source.
  var substitutions: [Substitution] = []
  /// The places that need Objective-C and have no replacement.
  var remarks: [Substitution] = []
  /// The modules that the rewritten copy imports.
  var imports: Set<String> = []
}

/// A replaced part of a source.
package struct Substitution: Equatable, Sendable {
  /// The line of the replaced part, counted from 1.
  package var line: Int
  /// The text of the replaced part in the original.
  package var text: String
  /// The text that replaces it; for a remark, a hint how to change the source.
  package var result: String
}
