/// What is wrong with the tables or the symbol graph, one sentence each.
public struct ParityProblems: Error, Equatable, CustomStringConvertible {
  public var all: [String]

  public init(all: [String]) { self.all = all }

  public var description: String { all.joined(separator: "\n") }
}
