/// The error of a list of mutants that has mistakes.
public struct MutantProblems: Error, Equatable, Sendable, CustomStringConvertible {
  /// The mistakes, in the order of the entries.
  public var all: [MutantProblem]

  /// Creates an error of the given mistakes.
  public init(all: [MutantProblem]) { self.all = all }

  public var description: String { all.map(\.description).joined(separator: "\n") }
}
