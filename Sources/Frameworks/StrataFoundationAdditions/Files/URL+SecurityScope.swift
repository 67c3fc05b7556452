public import Foundation

extension URL {
  /// Begins the access to a file that a person has chosen. It is only needed in Apple's sandbox;
  /// elsewhere such a file is always readable.
  ///
  /// - Returns: `true` for a file URL.
  public func startAccessingSecurityScopedResource() -> Bool { isFileURL }

  /// Ends the access that ``startAccessingSecurityScopedResource()`` has begun.
  public func stopAccessingSecurityScopedResource() {}
}
