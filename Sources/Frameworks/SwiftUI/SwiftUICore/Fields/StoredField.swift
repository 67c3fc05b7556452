@_spi(Reflection) import Swift

/// A stored property of a type, as Swift's runtime reports it.
struct StoredField {
  var offset: Int
  var type: Any.Type
  var kind: _MetadataKind

  private struct Holder<Value> {
    var value: Value
  }

  /// Returns the kind of a type. It may be a protocol's, of which the runtime cannot list fields.
  static func kind<Value>(of type: Value.Type) -> _MetadataKind {
    all(of: Holder<Value>.self).first?.kind ?? .unknown
  }

  /// Returns the stored properties of a struct in order, and `[]` for other types, which may not be
  /// a protocol's: the runtime would end the process.
  static func all(of type: Any.Type) -> [StoredField] {
    var fields: [StoredField] = []
    _ = _forEachField(of: type, options: []) { _, offset, type, kind in
      fields.append(StoredField(offset: offset, type: type, kind: kind))
      return true
    }
    return fields
  }
}
