public import Foundation

extension URL {
  /// Begins the access to a file that a person has chosen. It is only needed in Apple's sandbox;
  /// elsewhere such a file is always readable.
  ///
  /// - Returns: `true` for a file URL.
  public func startAccessingSecurityScopedResource() -> Bool { isFileURL }

  /// Ends the access that ``startAccessingSecurityScopedResource()`` has begun.
  ///
  /// Accepted: it does nothing, since a chosen file is always readable.
  public func stopAccessingSecurityScopedResource() {}
}
