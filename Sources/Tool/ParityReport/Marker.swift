/// The two sentences of a docstring by which a declaration says that it is not all that Apple's is.
public struct Marker: Hashable, Sendable {
  public enum Kind: String, Sendable { case partial = "Partial", accepted = "Accepted" }

  public var kind: Kind
  public var text: String

  /// Reads `Partial: …` or `Accepted: …` up to the next blank line.
  public init?(docstring lines: [String]) {
    let trimmed = lines.map { $0.trimmingPrefix { $0 == " " } }
    for (index, line) in trimmed.enumerated() {
      for kind in [Kind.partial, .accepted] where line.hasPrefix("\(kind.rawValue): ") {
        self.kind = kind
        let rest = trimmed[(index + 1)...].prefix { !$0.isEmpty && !$0.hasPrefix("- ") }
        text = ([line.dropFirst(kind.rawValue.count + 2)] + rest).joined(separator: " ")
        return
      }
    }
    return nil
  }
}
