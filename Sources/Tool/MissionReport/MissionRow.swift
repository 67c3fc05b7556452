/// A requirement of the mission's documents.
public struct MissionRow: Equatable, Sendable {
  /// The number of the row, such as `W-06`.
  public var id: String
  /// The document that the row comes from.
  public var document: String
  /// A short description of the requirement.
  public var title: String
  /// The explanation why the project cannot fulfil the requirement; `nil` if it can.
  public var notHere: NotHere?
  /// The planned proof, such as "the example StarterApp"; `nil` if there is a proof or no plan.
  public var plan: String?

  /// The explanation of a requirement that this project cannot fulfil.
  public struct NotHere: Equatable, Sendable {
    /// The reason why the project cannot fulfil the requirement.
    public var reason: String
    /// The substitute that the project offers for the requirement.
    public var instead: String
  }

  /// The part of the id before the number, such as `W` in `W-06`. All rows of a document share it.
  public var prefix: String { String(id.prefix { $0 != "-" }) }
}
