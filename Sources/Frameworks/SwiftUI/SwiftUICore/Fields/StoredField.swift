@_spi(Reflection) import Swift

/// A stored property of a type, as Swift's runtime reports it.
struct StoredField {
  var offset: Int
  var type: Any.Type
  var kind: _MetadataKind

  /// Returns the stored properties of a struct in order. For other types it returns an empty array.
  static func all(of type: Any.Type) -> [StoredField] {
    var fields: [StoredField] = []
    _ = _forEachField(of: type, options: []) { _, offset, type, kind in
      fields.append(StoredField(offset: offset, type: type, kind: kind))
      return true
    }
    return fields
  }
}
