public import Foundation

/// Keeps what nobody but its owner may read.
///
///     try await secrets.set(Data("word".utf8), for: "note")
///     try await secrets.secret("note")
public protocol SecretStore: Sendable {
  /// The bytes kept under a name; `nil` where there are none.
  func secret(_ name: String) async throws(SecretError) -> Data?

  /// Keeps bytes under a name, or forgets it where `data` is `nil`.
  func set(_ data: Data?, for name: String) async throws(SecretError)

  /// Forgets every name.
  func removeAll() async throws(SecretError)
}
