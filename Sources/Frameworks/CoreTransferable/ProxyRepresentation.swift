/// A representation of a value by a value of another transferable type. Same as Apple's.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
  public typealias Body = Never
  public let _ways: _TransferWays<Item>

  /// Creates a representation that can be imported and exported.
  ///
  /// - Parameters:
  ///   - exporting: A function that returns the data or the file of a value.
  ///   - importing: A function that returns the value for a value of the other type.
  public init(
    exporting: @escaping @Sendable (Item) async throws -> Proxy,
    importing: @escaping @Sendable (Proxy) async throws -> Item
  ) {
    _ways = Self.ways(exporting, importing)
  }

  /// Creates a representation that can only be imported.
  public init(importing: @escaping @Sendable (Proxy) async throws -> Item) {
    _ways = Self.ways(nil, importing)
  }

  /// Creates a representation that can only be exported.
  public init(exporting: @escaping @Sendable (Item) async throws -> Proxy) {
    _ways = Self.ways(exporting, nil)
  }

  private static func ways(
    _ exporting: (@Sendable (Item) async throws -> Proxy)?,
    _ importing: (@Sendable (Proxy) async throws -> Item)?
  ) -> _TransferWays<Item> {
    _TransferWays(
      Proxy.ways.map { way in
        _TransferWays<Item>.Way(
          type: way.type, read: reading(way, importing), write: writing(way, exporting))
      })
  }

  private static func reading(
    _ way: _TransferWays<Proxy>.Way, _ importing: (@Sendable (Proxy) async throws -> Item)?
  ) -> (@Sendable (TransferContent) async throws -> Item)? {
    guard let importing, let read = way.read else { return nil }
    return { try await importing(try await read($0)) }
  }

  private static func writing(
    _ way: _TransferWays<Proxy>.Way, _ exporting: (@Sendable (Item) async throws -> Proxy)?
  ) -> (@Sendable (Item) async throws -> Data)? {
    guard let exporting, let write = way.write else { return nil }
    return { try await write(try await exporting($0)) }
  }
}
