public import Foundation

extension URL {
  /// Begins access to a file that a person has chosen. Outside of Apple's sandbox it is always
  /// readable.
  ///
  /// - Returns: Whether this is a file URL.
  public func startAccessingSecurityScopedResource() -> Bool { isFileURL }

  /// Ends the access that ``startAccessingSecurityScopedResource()`` began.
  public func stopAccessingSecurityScopedResource() {}
}
