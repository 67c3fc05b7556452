/// One thing that the mission's documents ask for.
public struct MissionRow: Equatable, Sendable {
  /// The mission's own number, such as `W-06`.
  public var id: String
  /// The document that it comes from.
  public var document: String
  /// What it asks for, in a few words.
  public var title: String
  /// Set where this project cannot do it: Apple's or a company's service, or no behaviour at all.
  public var notHere: NotHere?
  /// What is to prove it and is not here yet, such as "the example StarterApp".
  public var plan: String?

  public struct NotHere: Equatable, Sendable {
    public var reason: String
    public var instead: String
  }

  /// What stands before the number: `W` of `W-06`. All rows of a document share it.
  public var prefix: String { String(id.prefix { $0 != "-" }) }
}
