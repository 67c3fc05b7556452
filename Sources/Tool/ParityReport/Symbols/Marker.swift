/// The two sentences of a docstring by which a declaration says that it is not all that Apple's is.
public struct Marker: Hashable, Sendable {
  public enum Kind: String, Sendable { case partial = "Partial", accepted = "Accepted" }

  public var kind: Kind
  public var text: String
  /// The arguments of which alone it speaks; empty where it speaks of the whole declaration.
  public var arguments: [String]

  /// Reads `Partial: …`, `Accepted: …` or ``Partial in `argument`: …`` up to the next blank line.
  public init?(docstring lines: [String]) {
    let trimmed = lines.map { String($0.trimmingPrefix { $0 == " " }) }
    for (index, line) in trimmed.enumerated() {
      guard let head = line.prefixMatch(of: /(Partial|Accepted)(?: in ((?:`\w+`(?:, )?)+))?:[ ]/),
        let kind = Kind(rawValue: String(head.1))
      else { continue }
      self.kind = kind
      arguments = head.2?.matches(of: /\w+/).map { String($0.output) } ?? []
      let rest = trimmed[(index + 1)...].prefix { !$0.isEmpty && !$0.hasPrefix("- ") }
      let words = ([String(line[head.range.upperBound...])] + rest).joined(separator: " ")
      text = head.2.map { "in \($0): \(words)" } ?? words
      return
    }
    return nil
  }

  /// Whether it speaks of a call that names these arguments; of no certain call it always does.
  func concerns(_ labels: [String]?) -> Bool {
    guard let labels, !arguments.isEmpty else { return true }
    return arguments.contains(where: labels.contains)
  }
}
