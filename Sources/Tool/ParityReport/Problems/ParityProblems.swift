/// The error of invalid tables or symbol graphs, with one sentence for each problem.
public struct ParityProblems: Error, Equatable, CustomStringConvertible {
  /// The problems, each as one sentence.
  public var all: [String]

  /// Creates an error of the given problems.
  public init(all: [String]) { self.all = all }

  public var description: String { all.joined(separator: "\n") }
}
