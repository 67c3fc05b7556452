public import Foundation

extension URL {
  /// Asks for a file that a person chose. Outside of Apple's sandbox it may be read at once.
  public func startAccessingSecurityScopedResource() -> Bool { isFileURL }

  /// Gives back what ``startAccessingSecurityScopedResource()`` gave.
  public func stopAccessingSecurityScopedResource() {}
}
