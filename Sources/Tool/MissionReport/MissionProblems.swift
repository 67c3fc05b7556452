/// The error for mistakes in the mission's rows, tests or rules: all of them, each in one sentence.
public struct MissionProblems: Error, Equatable, CustomStringConvertible {
  /// The mistakes, each as one sentence.
  public var all: [String]

  /// Creates an error of the given problems.
  public init(all: [String]) { self.all = all }

  public var description: String { all.joined(separator: "\n") }
}
