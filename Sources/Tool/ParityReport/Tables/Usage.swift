/// The number of uses of an API in real apps, in the form of the call.
public struct Usage: Equatable, Sendable {
  /// The kind: `type`, `init`, `modifier`, `static`, `member`, `environment`, `attribute` or
  /// `symbol name`.
  public var kind: String
  /// The form of the call, such as `.frame(width:height:)` or `Button{}label:{}`.
  public var api: String
  /// The number of uses.
  public var uses: Int
  /// A Boolean value that indicates whether the API belongs to the core set.
  public var isCore: Bool
  /// A note, if the row of the ranking names something other than one symbol of Apple's; else
  /// `nil`.
  public var note: UsageNote?
}
