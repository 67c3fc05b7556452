public import Foundation

/// A decoder of values from encoded data. Same as Apple's.
public protocol TopLevelDecoder<Input> {
  /// The type of the encoded data.
  associatedtype Input
  /// Returns a value of a type, decoded from data.
  ///
  /// - Parameters:
  ///   - type: The type of the decoded value.
  ///   - from: The encoded data.
  /// - Throws: An error if the data is not a value of the type.
  func decode<T: Decodable>(_ type: T.Type, from: Self.Input) throws -> T
}

extension JSONDecoder: TopLevelDecoder { public typealias Input = Data }

extension Publishers {
  /// A publisher of decoded values. Same as Apple's.
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
  where Upstream.Output == Coder.Input {
    public typealias Failure = any Error
    /// The publisher that the values come from.
    public let upstream: Upstream
    private let decode: (Upstream.Output) throws -> Output

    /// Creates a publisher of decoded values.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values are received.
    ///   - decoder: The decoder.
    public init(upstream: Upstream, decoder: Coder) {
      self.upstream = upstream
      decode = { try decoder.decode(Output.self, from: $0) }
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let decode = decode
      upstream.tryStep(subscriber) { .emit(try decode($0)) }
    }
  }
}

extension Publisher {
  /// Decodes each value; fails if the decoder throws.
  ///
  /// - Parameters:
  ///   - type: The type of the decoded value.
  ///   - decoder: The decoder.
  /// - Returns: The publisher of the results.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
    Publishers.Decode(upstream: self, decoder: decoder)
  }
}
