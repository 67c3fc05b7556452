/// How often real apps use one API, as it is written at the call.
public struct Usage: Equatable, Sendable {
  /// `type`, `init`, `modifier`, `static`, `member`, `environment`, `attribute` or `symbol name`.
  public var kind: String
  /// Such as `.frame(width:height:)` or `Button{}label:{}`.
  public var api: String
  public var uses: Int
  /// Whether it belongs to the core set.
  public var isCore: Bool
  /// Set where the row is not API to add as such.
  public var note: UsageNote?
}
