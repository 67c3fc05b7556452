/// The expansion of the mark that `@Model` gives each persisted property: accessors that read and
/// change the object's record, and a property without content by which the compiler checks that
/// every initializer sets it.
struct PersistedPropertyMacro {
  let name: String
  let plainName: String

  init(declaration: String) throws(MacroError) {
    var reader = MemberReader(declaration)
    guard case .property(let property) = reader.next() else {
      throw MacroError("@_PersistedProperty is for properties of a class with @Model")
    }
    (name, plainName) = (property.name, property.plainName)
  }

  var accessors: String {
    """
    @storageRestrictions(accesses: _$record, initializes: _\(plainName))
    init(initialValue) {
      _$record.start("\(plainName)", with: initialValue)
      _\(plainName) = SwiftData._PropertyMark()
    }
    get {
      _$observationRegistrar.access(self, keyPath: \\.\(name))
      return _$record.value("\(plainName)")
    }
    set {
      _$observationRegistrar.withMutation(of: self, keyPath: \\.\(name)) {
        _$record.set("\(plainName)", to: newValue)
      }
    }
    """
  }

  var mark: String {
    "@Transient\nprivate var _\(plainName): SwiftData._PropertyMark"
  }
}
