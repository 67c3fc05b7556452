public import Foundation
public import UniformTypeIdentifiers

/// A value that can be made from a file's content, or written as one.
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
/// Same as Apple's, for what a person chooses with `PhotosPicker` and for what the app converts by
/// itself; nothing is dragged between apps.
public protocol Transferable: SendableMetatype {
  /// The type of the representations.
  associatedtype Representation: TransferRepresentation
  /// The ways to read and write a value; the first that fits is used.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
  /// Creates a value from a file's content.
  ///
  /// - Parameters:
  ///   - data: The bytes of the file.
  ///   - contentType: The type of the content; without one, it is recognized by its first bytes.
  /// - Throws: `TransferableError.noRepresentation`, or the error of the representation.
  public init(importing data: Data, contentType: UTType? = nil) async throws {
    let type = contentType ?? UTType(recognizing: data) ?? .data
    guard let value = try await Self.imported(from: .data(data), as: [type]) else {
      throw TransferableError.noRepresentation(type: "\(Self.self)", contentType: type.identifier)
    }
    self = value
  }

  /// Returns the content of a file for this value.
  ///
  /// - Throws: `TransferableError.noRepresentation`, or the error of the representation.
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

  /// Returns the types of content that a value can be made from.
  public static func importedContentTypes() -> [UTType] {
    ways.filter { $0.read != nil }.map(\.type)
  }

  /// Returns the types of content that a value can be written as.
  public static func exportedContentTypes() -> [UTType] {
    ways.filter { $0.write != nil }.map(\.type)
  }

  /// The ways to read and write a value. The builder only takes representations of this type.
  package static var ways: [_TransferWays<Self>.Way] {
    (transferRepresentation._ways as? _TransferWays<Self>)?.list ?? []
  }

  /// Returns a value made from content of certain types, or `nil` if no representation reads one.
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

/// A failed conversion of a value to content, or of content to a value.
package enum TransferableError: Error, Equatable, LocalizedError {
  /// No representation of the type reads or writes this content.
  case noRepresentation(type: String, contentType: String)
  /// The content is not that of the stated type.
  case unreadable(contentType: String)

  package var errorDescription: String? {
    switch self {
    case .noRepresentation(let type, let contentType):
      "\(type) has no representation for content of the type \(contentType)"
    case .unreadable(let contentType): "the content cannot be read as \(contentType)"
    }
  }
}
