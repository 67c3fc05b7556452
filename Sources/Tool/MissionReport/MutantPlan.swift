/// A mutant with the tests that have to notice it, as `Scripts/mission-mutants` reads it.
public struct MutantPlan: Equatable, Sendable, Encodable {
  /// The mutant.
  public var mutant: Mutant
  /// What `swift test` calls the tests that name the row; a failure of one of them counts.
  public var names: [String]
  /// Whether the tag is on the suite, so that the failure of any of its tests counts.
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
    takesWholeSuite = own.contains(where: \.isSuite)
  }
}
