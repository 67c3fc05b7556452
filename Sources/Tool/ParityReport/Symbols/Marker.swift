/// The sentence of a docstring that marks a declaration as different from Apple's.
public struct Marker: Hashable, Sendable {
  /// The kind of a marker: a difference, or an argument without a meaning in a browser.
  public enum Kind: String, Sendable { case partial = "Partial", accepted = "Accepted" }

  /// The kind of the marker: `Partial` or `Accepted`.
  public var kind: Kind
  /// The sentence after the colon of the marker.
  public var text: String
  /// The arguments that the sentence is about; empty for the whole declaration.
  public var arguments: [String]

  /// Reads a docstring's marker (`Partial: …`, `Accepted: …` or ``Partial in `argument`: …``) up to
  /// the next blank line; `nil` if it has none.
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

  /// Returns whether the marker applies to a call with these labels; it always applies if `labels`
  /// is `nil`, as no particular call is meant.
  func concerns(_ labels: [String]?) -> Bool {
    guard let labels, !arguments.isEmpty else { return true }
    return arguments.contains(where: labels.contains)
  }
}
