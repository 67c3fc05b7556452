/// Everything that keeps the proof page from being true, each in one sentence.
public struct MissionProblems: Error, Equatable, CustomStringConvertible {
  public var all: [String]

  public init(all: [String]) { self.all = all }

  public var description: String { all.joined(separator: "\n") }
}
