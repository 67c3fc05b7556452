/// A type of data, such as JSON or an image.
///
///     UTType.json.preferredFilenameExtension       // "json"
///     UTType(filenameExtension: "csv")?.conforms(to: .text)    // true
///
/// Same as Apple's for the types that have a name in this module. Every other extension or
/// identifier is a separate type, which conforms to the type that the app gives.
public struct UTType: Hashable, Sendable {
  /// The identifier of the type, such as `public.json`.
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

  /// Creates the type with an identifier, such as `public.json`; returns `nil` if it is unknown.
  public init?(_ identifier: String) {
    guard let known = Self.known[identifier] else { return nil }
    self = known
  }

  /// Creates the type of files with an extension; returns `nil` if the extension is empty.
  ///
  /// - Parameters:
  ///   - filenameExtension: The extension without its dot.
  ///   - supertype: A type to which the result conforms if it is unknown.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let given = filenameExtension.lowercased()
    guard !given.isEmpty else { return nil }
    let ending = Self.spellings[given] ?? given
    let match = Self.known.values.first { $0.ending == ending && $0.conforms(to: supertype) }
    self = match ?? UTType("dyn.\(ending)", ending, nil, [supertype.identifier])
  }

  /// Creates the type with a MIME type, such as `application/json`; returns `nil` if that has no
  /// slash.
  ///
  /// - Parameters:
  ///   - mimeType: The media type.
  ///   - supertype: A type to which the result conforms if it is unknown.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let mime = mimeType.lowercased()
    guard mime.contains("/") else { return nil }
    let match = Self.known.values.first { $0.mime == mime && $0.conforms(to: supertype) }
    self = match ?? UTType("dyn.\(mime)", nil, mime, [supertype.identifier])
  }

  /// Creates a type that the app declares.
  ///
  /// Partial: the filename extension is not read from the app's `Info.plist`.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the type, such as `com.example.recipe`.
  ///   - parentType: The type to which the new type conforms; `nil` for none.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self =
      Self.known[identifier]
      ?? UTType(identifier, nil, nil, [(parentType ?? .data).identifier])
  }

  /// Creates a type that another app declares.
  ///
  /// Partial: the filename extension is not read from the app's `Info.plist`.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the type, such as `com.example.recipe`.
  ///   - parentType: The type to which the new type conforms; `nil` for none.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  /// The extension of files of this type, without its dot; `nil` if there is none.
  public var preferredFilenameExtension: String? { ending }

  /// The MIME type; `nil` if there is none.
  public var preferredMIMEType: String? { mime }

  /// Returns whether this type is `type`, or one of its subtypes.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

  /// Returns whether this is a subtype of another type.
  public func isSubtype(of type: UTType) -> Bool {
    parents.contains { $0 == type.identifier || Self.known[$0]?.isSubtype(of: type) == true }
  }

  /// Returns whether another type is a subtype of this one.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// A Boolean value that indicates whether the type was created for an unknown extension or MIME
  /// type.
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
