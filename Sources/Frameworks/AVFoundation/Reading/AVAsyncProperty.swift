/// An object whose properties are read when they are asked for, without blocking the caller.
public protocol AVAsynchronousKeyValueLoading: AnyObject, Sendable {}

/// A property that can be read asynchronously, without the type of its value. Same as Apple's.
open class AVPartialAsyncProperty<Root>: @unchecked Sendable {
  // Unchecked, since the compiler does not check open classes: it has no variables.
  init() {}
}

/// A property that can be read asynchronously, such as `.duration`. Same as Apple's.
public final class AVAsyncProperty<Root, Value>: AVPartialAsyncProperty<Root>, @unchecked Sendable {
  let read: @Sendable (Root) throws -> Value

  init(_ read: @escaping @Sendable (Root) throws -> Value) { self.read = read }
}

extension AVAsynchronousKeyValueLoading {
  /// Returns the value of a property, such as `try await asset.load(.duration)`.
  ///
  /// - Throws: The error of reading the file.
  @concurrent public func load<T>(_ property: AVAsyncProperty<Self, T>) async throws -> T {
    try property.read(self)
  }

  /// Returns the values of two properties.
  ///
  /// - Throws: The error of reading the file.
  @concurrent public func load<A, B>(
    _ first: AVAsyncProperty<Self, A>, _ second: AVAsyncProperty<Self, B>
  ) async throws -> (A, B) {
    try (first.read(self), second.read(self))
  }

  /// Returns the values of three properties.
  ///
  /// - Throws: The error of reading the file.
  @concurrent public func load<A, B, C>(
    _ first: AVAsyncProperty<Self, A>, _ second: AVAsyncProperty<Self, B>,
    _ third: AVAsyncProperty<Self, C>
  ) async throws -> (A, B, C) {
    try (first.read(self), second.read(self), third.read(self))
  }
}
