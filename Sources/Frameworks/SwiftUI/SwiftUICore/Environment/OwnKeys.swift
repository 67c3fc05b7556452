/// The environment keys that an app declares itself. Strata's drawing code reads only its own keys,
/// while an app's keys are read by views, through their properties.
@MainActor enum OwnKeys {
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// The names of the modules that Strata's SwiftUI consists of.
  static let modules: Set<Substring> = [
    "SwiftUI", "StrataSwiftUIAbsent", "StrataSwiftUIAccessibility", "StrataSwiftUIApp",
    "StrataSwiftUICollections",
    "StrataSwiftUIControls", "SwiftUICore", "StrataSwiftUIDrawing", "StrataSwiftUIFiles",
    "StrataSwiftUIGestures", "StrataSwiftUILayout", "StrataSwiftUIMotion",
    "StrataSwiftUINavigation", "StrataSwiftUIPickers", "StrataSwiftUIPictures",
  ]

  /// Returns whether a key is declared outside of the framework's modules.
  ///
  /// - Parameter key: The identifier of a key's type or of an object's type.
  static func contain(_ key: ObjectIdentifier) -> Bool {
    if let known = known[key] { return known }
    let name = _typeName(unsafeBitCast(key, to: Any.Type.self), qualified: true)
    let isOwn = !modules.contains(name.prefix { $0 != "." })
    known[key] = isOwn
    return isOwn
  }
}
