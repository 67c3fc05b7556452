extension TypeName {
  /// The keywords of Swift, which cannot name a variable without backticks.
  static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]

  /// The words that Swift parses as keywords where a value is expected or in an accessor.
  static let accessors: Set<String> = ["await", "get", "set", "willSet", "didSet"]

  /// The types that generated code or its imports use. A type of the project with the same name
  /// would hide such a type.
  private static let known: Set<String> = [
    "Any", "AnyObject", "ID", "Protocol", "Self", "Type",
    "Array", "Bool", "Character", "Codable", "Data", "Date", "Decimal", "Decodable", "Dictionary",
    "Double", "Encodable", "Equatable", "Error", "FileManager", "Float", "Foundation", "Hashable",
    "Identifiable", "Int", "JSONDecoder", "JSONEncoder", "Locale", "Measurement", "Never",
    "Notification", "Observable", "Observation", "Optional", "Process", "Result", "Sendable", "Set",
    "State", "String", "Swift", "Task", "Testing", "TimeInterval", "TimeZone", "UInt", "UInt8",
    "URL",
    "URLError", "URLRequest", "URLResponse", "URLSession", "UUID", "Unit", "Void",
    "Action", "Alert", "Animation", "App", "Bindable", "Binding", "Button", "Canvas", "Circle",
    "Color",
    "Content", "Divider", "Edge", "Environment", "Font", "ForEach", "Form", "Gesture", "Group",
    "Grid", "Image", "Label", "Layout", "Link", "List", "Menu", "NavigationStack", "Path", "Picker",
    "ProgressView", "Scene", "Section", "Shape", "Slider", "Spacer", "Stepper", "SwiftUI", "Tab",
    "Table", "Text", "Toggle", "Transaction", "Transition", "View", "ViewModifier", "Window",
    "WindowGroup", "HStack", "TextField", "ToolbarItem", "VStack",
    // The toolchain's modules.
    "BlocksRuntime", "Builtin", "Cxx", "CxxStdlib", "Darwin", "Dispatch", "Distributed",
    "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
    "FoundationXML", "Glibc", "Musl", "PackageDescription", "PackagePlugin", "RegexBuilder",
    "SwiftShims", "Synchronization", "XCTest",
    // The declarations of the template.
    "AllUseCases", "APIClient", "APIEncoder", "FileStore", "LoadingView", "NetworkError",
    "NetworkService", "AppContainer", "AppError", "DIContainer", "FileStorage", "LoadingModifier",
    "LocalStorage", "Mock", "MockError", "MockNetworkSession", "MockService", "NetworkSession",
    "NoContent", "ErrorKind", "HasErrorKind", "RecordedResponse", "RepositoryError", "Service",
    "Strata", "UseCases",
    // The other names in generated code, verified by a test.
    "AnyView", "Bundle", "CancellationError", "CaseIterable", "CocoaError", "CodingKey", "Combine",
    "ContentUnavailableView", "DatePicker", "DecodingError", "Element", "FileHandle",
    "FileSecretStore", "HTTPURLResponse", "Hasher", "JSONSerialization", "LabeledContent",
    "LocalizedError", "LocalizedStringKey", "LocalizedStringResource", "MainActor",
    "NavigationLink", "NavigationPath",
    "ObjectIdentifier", "ObservableObject", "ObservationIgnored", "ObservedObject", "Pipe",
    "Preview", "ProcessInfo", "Published", "SecretStore", "Security", "StateObject", "Suite",
    "TabView", "Test", "URLComponents", "URLProtocol", "URLQueryItem", "URLSessionConfiguration",
    "UTF8", "Value", "ViewBuilder", "XCTestCase",
    // The associated types of arrays: in `extension Array where Element == Index`, `Index` would be
    // the array's. `CodingKeys` would be those of the type for responses.
    "ArrayLiteralElement", "Await", "CodingKeys", "Index", "Indices", "Iterator", "Regions",
    "SubSequence",
  ]

  static func isTaken(_ text: String) -> Bool { known.contains(text) }

  /// Returns whether a type that is generated for an entity would have a name that is taken, such
  /// as `DecodingError`.
  static func makesTaken(_ entity: String) -> Bool {
    ["Error", "View", "Service", "Store", "Response", "JSON", "Container", "Stack"]
      .contains { known.contains(entity + $0) }
  }

  /// Returns whether a variable named after the type would be a keyword, such as `class` for
  /// `Class`.
  static func isKeyword(_ text: String) -> Bool { keywords.contains(text.lowercased()) }
}
