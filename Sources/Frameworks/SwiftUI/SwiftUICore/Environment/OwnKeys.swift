/// Which keys of the environment an app declared itself. What draws for the framework reads only the
/// framework's keys; an app's are read by views, through their properties.
@MainActor enum OwnKeys {
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// The modules that SwiftUI is made of.
  static let modules: Set<Substring> = [
    "SwiftUI", "StrataSwiftUIAccessibility", "StrataSwiftUICollections",
    "StrataSwiftUIControls", "SwiftUICore", "StrataSwiftUIDrawing", "StrataSwiftUIFiles",
    "StrataSwiftUIGestures", "StrataSwiftUILayout", "StrataSwiftUIMotion",
    "StrataSwiftUINavigation", "StrataSwiftUIPickers",
  ]

  /// - Parameter key: Of a key's type, or of an object's.
  static func contain(_ key: ObjectIdentifier) -> Bool {
    if let known = known[key] { return known }
    let name = _typeName(unsafeBitCast(key, to: Any.Type.self), qualified: true)
    let isOwn = !modules.contains(name.prefix { $0 != "." })
    known[key] = isOwn
    return isOwn
  }
}
