import Foundation
import FoundationNetworking
@_spi(Reflection) import Swift

// Foundation on Linux hides these fields. They are found by reflection, and if its classes change,
// nothing is read or written.

extension URLSessionTask {
  /// The session that made the task; `nil` if it is not found.
  var owner: URLSession? {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      if let session = current.descendant("session") as? URLSession { return session }
      mirror = current.superclassMirror
    }
    return nil
  }
}

extension URLProtocol {
  /// Removes the empty file that an attempt of a download task has made, if it has made one.
  func removeTemporaryFile() {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      // The storage of a lazy property has a prefix.
      let field = current.children.first { $0.label?.hasSuffix("tempFileURL") == true }
      if let file = field?.value as? URL { try? FileManager.default.removeItem(at: file) }
      mirror = current.superclassMirror
    }
  }

  /// Sets the file that a download task hands over when the protocol finishes.
  ///
  /// - Returns: `false` if Foundation's classes have changed, so that no file can be set.
  func setDownloadedFile(_ file: URL) -> Bool {
    var isSet = false
    // The option says that the type is a class. The runtime's constant for it cannot be read.
    _ = _forEachField(of: URLProtocol.self, options: _EachFieldOptions(rawValue: 1)) {
      [base = Unmanaged.passUnretained(self).toOpaque()] name, offset, type, _ in
      guard String(cString: name) == "properties", let store = type as? any PropertyStore.Type
      else { return true }
      isSet = store.add(file, named: "temporaryFileURL", at: base + offset)
      return false
    }
    return isSet
  }
}

/// The type of the dictionary of a `URLProtocol`, whose keys are a hidden type.
private protocol PropertyStore {
  /// Adds a value to the dictionary at an address; returns `false` if there is no such key.
  static func add(_ value: Any, named name: String, at place: UnsafeMutableRawPointer) -> Bool
}

extension Dictionary: PropertyStore where Key: RawRepresentable<String>, Value == Any {
  static func add(_ value: Any, named name: String, at place: UnsafeMutableRawPointer) -> Bool {
    guard let key = Key(rawValue: name) else { return false }
    place.assumingMemoryBound(to: Self.self).pointee[key] = value
    return true
  }
}
