public import Foundation

/// A store of secrets by name.
///
///     try await secrets.set(Data("word".utf8), for: "note")
///     try await secrets.secret("note")
public protocol SecretStore: Sendable {
  /// Returns the bytes of a name; `nil` if there are none.
  ///
  /// - Throws: ``SecretError`` if the file cannot be read or decrypted.
  func secret(_ name: String) async throws(SecretError) -> Data?

  /// Stores bytes under a name; `nil` removes it.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - name: The name under which the bytes are read again.
  /// - Throws: ``SecretError`` if the file cannot be written, or the key is invalid.
  func set(_ data: Data?, for name: String) async throws(SecretError)

  /// Removes all secrets of this store.
  ///
  /// - Throws: ``SecretError`` if the file cannot be written, or the key is invalid.
  func removeAll() async throws(SecretError)
}
