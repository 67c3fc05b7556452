public import Foundation
public import UniformTypeIdentifiers

/// A type whose values can be imported from content, such as a file's, or exported as content.
///
///     struct Portrait: Transferable {
///       let image: UIImage
///       static var transferRepresentation: some TransferRepresentation {
///         DataRepresentation(importedContentType: .image) { data in
///           guard let image = UIImage(data: data) else { throw PortraitError.unreadable }
///           return Portrait(image: image)
///         }
///       }
///     }
///
/// Same as Apple's. It is used for what a person chooses with `PhotosPicker` and for what the app
/// converts; values cannot be dragged between apps.
public protocol Transferable: SendableMetatype {
  /// The type of the representation.
  associatedtype Representation: TransferRepresentation
  /// The ways in which values are imported and exported; the first that fits is used.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
  /// Creates a value from content.
  ///
  /// - Parameters:
  ///   - data: The bytes of the content.
  ///   - contentType: The type of the content; `nil` if it should be recognized by the first bytes.
  /// - Throws: `TransferableError.noRepresentation` if no representation reads the type, or the
  ///   error of the representation.
  public init(importing data: Data, contentType: UTType? = nil) async throws {
    let type = contentType ?? UTType(recognizing: data) ?? .data
    guard let value = try await Self.imported(from: .data(data), as: [type]) else {
      throw TransferableError.noRepresentation(type: "\(Self.self)", contentType: type.identifier)
    }
    self = value
  }

  /// Returns the value as content of a type.
  ///
  /// - Throws: `TransferableError.noRepresentation` if no representation reads the type, or the
  ///   error of the representation.
  public func exported(as contentType: UTType) async throws -> Data {
    let way = Self.ways.first {
      $0.write != nil && $0.type.conforms(to: contentType)
    }
    guard let write = way?.write else {
      throw TransferableError.noRepresentation(
        type: "\(Self.self)", contentType: contentType.identifier)
    }
    return try await write(self)
  }

  /// Returns the types of content from which a value can be imported.
  public static func importedContentTypes() -> [UTType] {
    ways.filter { $0.read != nil }.map(\.type)
  }

  /// Returns the types of content as which a value can be exported.
  public static func exportedContentTypes() -> [UTType] {
    ways.filter { $0.write != nil }.map(\.type)
  }

  /// The ways in which values are imported and exported. The builder accepts only representations
  /// of this type.
  package static var ways: [_TransferWays<Self>.Way] {
    (transferRepresentation._ways as? _TransferWays<Self>)?.list ?? []
  }

  /// Returns a value that is imported from content of certain types; `nil` if no representation
  /// imports one of these types.
  package static func imported(
    from content: TransferContent, as types: [UTType]
  ) async throws -> Self? {
    for way in ways {
      if let read = way.read, types.contains(where: { $0.conforms(to: way.type) }) {
        return try await read(content)
      }
    }
    return nil
  }
}

/// A failure to convert a value to content, or content to a value.
package enum TransferableError: Error, Equatable, LocalizedError {
  /// No representation of the type imports or exports content of this type.
  case noRepresentation(type: String, contentType: String)
  /// The content is not of the stated type.
  case unreadable(contentType: String)

  package var errorDescription: String? {
    switch self {
    case .noRepresentation(let type, let contentType):
      "\(type) has no representation for content of the type \(contentType)"
    case .unreadable(let contentType): "the content cannot be read as \(contentType)"
    }
  }
}
