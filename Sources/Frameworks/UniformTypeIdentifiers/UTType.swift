/// A type of data, such as JSON or a picture.
///
///     UTType.json.preferredFilenameExtension       // "json"
///     UTType(filenameExtension: "csv")?.conforms(to: .text)    // true
///
/// Same as Apple's, for the types that have a name here; every other ending or identifier is a type
/// of its own that conforms to what the app says.
public struct UTType: Hashable, Sendable {
  public let identifier: String
  private let ending: String?
  private let mime: String?
  private let parents: [String]

  init(_ identifier: String, _ ending: String?, _ mime: String?, _ parents: [String]) {
    self.identifier = identifier
    self.ending = ending
    self.mime = mime
    self.parents = parents
  }

  /// The type of an identifier, such as `public.json`; `nil` where nothing has it.
  public init?(_ identifier: String) {
    guard let known = Self.known[identifier] else { return nil }
    self = known
  }

  /// The type of files with an ending, without its dot.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let ending = filenameExtension.lowercased()
    guard !ending.isEmpty else { return nil }
    let match = Self.known.values.first { $0.ending == ending && $0.conforms(to: supertype) }
    self = match ?? UTType("dyn.\(ending)", ending, nil, [supertype.identifier])
  }

  /// The type that a server calls so, such as `application/json`.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let mime = mimeType.lowercased()
    guard mime.contains("/") else { return nil }
    let match = Self.known.values.first { $0.mime == mime && $0.conforms(to: supertype) }
    self = match ?? UTType("dyn.\(mime)", nil, mime, [supertype.identifier])
  }

  /// A type of the app's own.
  ///
  /// Partial: its ending is not read from the app's `Info.plist`.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self =
      Self.known[identifier]
      ?? UTType(identifier, nil, nil, [(parentType ?? .data).identifier])
  }

  /// A type of another app's.
  ///
  /// Partial: its ending is not read from the app's `Info.plist`.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  public var preferredFilenameExtension: String? { ending }

  public var preferredMIMEType: String? { mime }

  /// Whether the type is this one or a kind of it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

  public func isSubtype(of type: UTType) -> Bool {
    parents.contains { $0 == type.identifier || Self.known[$0]?.isSubtype(of: type) == true }
  }

  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// Whether nobody has declared it.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

  public static func == (left: UTType, right: UTType) -> Bool {
    left.identifier == right.identifier
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: CustomStringConvertible {
  public var description: String { identifier }
}

extension UTType: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self.init(exportedAs: try container.decode(String.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}
