public import Foundation

/// A store of secrets by name.
///
///     try await secrets.set(Data("word".utf8), for: "note")
///     try await secrets.secret("note")
public protocol SecretStore: Sendable {
  /// Returns the bytes of a name; `nil` if there are none.
  func secret(_ name: String) async throws(SecretError) -> Data?

  /// Stores bytes under a name; `nil` removes it.
  func set(_ data: Data?, for name: String) async throws(SecretError)

  /// Removes every name.
  func removeAll() async throws(SecretError)
}
