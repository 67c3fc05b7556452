/// A mutant with the tests that have to notice it, as `Scripts/mission-mutants` reads it.
public struct MutantPlan: Equatable, Sendable, Encodable {
  /// The mutant that the tests have to notice.
  public var mutant: Mutant
  /// The names that `swift test` prints for the tests of the row; a failure of one of them counts.
  public var names: [String]
  /// The arguments of `swift test --filter` for these tests, or for their suite.
  public var filters: [String]
  /// A Boolean value that indicates whether the suite is tagged with the row, so that the failure
  /// of any of its tests counts.
  public var takesWholeSuite: Bool

  /// Creates the plan of a mutant.
  ///
  /// - Parameters:
  ///   - mutant: the mutant.
  ///   - proofs: the tests that name rows.
  public init(mutant: Mutant, proofs: [TestProof]) {
    self.mutant = mutant
    let own = proofs.filter { $0.rows.contains(mutant.row) && mutant.tests.contains($0.id) }
    names = own.filter { !$0.isSuite }.map { $0.title ?? $0.test }
    filters = own.map(\.filter)
    takesWholeSuite = own.contains(where: \.isSuite)
  }
}

extension TestProof {
  /// A regular expression with which `swift test --filter` runs this test alone.
  ///
  /// A name between backticks matches with or without them. In place of a character other than a
  /// letter, a digit or a space, any character matches, so that no part of a sentence is read as a
  /// pattern.
  fileprivate var filter: String {
    let words = isSuite ? "" : ".?" + Self.plain(test)
    return "^\(Self.plain(id))/\(words)"
  }

  private static func plain(_ name: String) -> String {
    String(name.map { $0 == " " || $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "." })
  }
}
