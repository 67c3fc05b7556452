@_spi(Reflection) import Swift

/// A stored property as the runtime knows it.
struct StoredField {
  var offset: Int
  var type: Any.Type
  var kind: _MetadataKind

  /// The stored properties of a struct, in order; `[]` for other types.
  static func all(of type: Any.Type) -> [StoredField] {
    var fields: [StoredField] = []
    _ = _forEachField(of: type, options: []) { _, offset, type, kind in
      fields.append(StoredField(offset: offset, type: type, kind: kind))
      return true
    }
    return fields
  }
}
