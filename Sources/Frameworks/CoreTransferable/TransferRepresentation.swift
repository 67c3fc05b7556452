import Foundation
package import UniformTypeIdentifiers

/// A description of the way in which values of a type are imported and exported. Same as Apple's.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the transferred values.
  associatedtype Item: Transferable
  /// The type of the representations that this one consists of.
  associatedtype Body: TransferRepresentation
  /// The representations that this one consists of.
  @TransferRepresentationBuilder<Item> var body: Body { get }
  var _ways: _TransferWays<Item> { get }
}

extension TransferRepresentation where Body.Item == Item {
  public var _ways: _TransferWays<Item> { body._ways }
}

extension TransferRepresentation where Body == Never {
  /// Stops the program, since a basic representation has no body.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: Transferable {
  /// Stops the program, since no value of this type exists.
  public static var transferRepresentation: Never {
    preconditionFailure("no value of the type Never exists, so this is never called")
  }
}

extension Never: TransferRepresentation {
  public typealias Item = Never
  // No `body` here: with View's, another one of the type itself would be ambiguous.
  public typealias Body = Never
  public var _ways: _TransferWays<Never> { _TransferWays([]) }
}

/// The content from which a value is imported: bytes or a file.
package enum TransferContent: Sendable {
  case data(Data)
  case file(URL)

  /// The content's bytes.
  package var data: Data {
    get throws {
      switch self {
      case .data(let data): data
      case .file(let url): try Data(contentsOf: url)
      }
    }
  }
}

/// The ways in which values of a type are imported and exported, in the order of their precedence.
public struct _TransferWays<Item>: Sendable {
  /// A way to import values, to export them, or both.
  package struct Way: Sendable {
    package var type: UTType
    package var read: (@Sendable (TransferContent) async throws -> Item)?
    package var write: (@Sendable (Item) async throws -> Data)?
  }

  package let list: [Way]

  package init(_ list: [Way]) { self.list = list }

  package init(
    _ type: UTType, read: (@Sendable (TransferContent) async throws -> Item)? = nil,
    write: (@Sendable (Item) async throws -> Data)? = nil
  ) {
    list = [Way(type: type, read: read, write: write)]
  }
}

/// Several representations of a type. Same as Apple's.
public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation {
  public typealias Body = Never
  public let _ways: _TransferWays<Item>
}

/// A result builder that combines the representations of a type. Same as Apple's.
@resultBuilder public struct TransferRepresentationBuilder<Item: Transferable> {
  /// Returns the representation of an expression.
  public static func buildExpression<Content: TransferRepresentation<Item>>(
    _ content: Content
  ) -> Content { content }

  /// Returns the first representation.
  public static func buildPartialBlock<Content: TransferRepresentation<Item>>(
    first content: Content
  ) -> Content { content }

  /// Returns the representations so far and a further one.
  public static func buildPartialBlock<
    Former: TransferRepresentation<Item>, Content: TransferRepresentation<Item>
  >(
    accumulated: Former, next content: Content
  ) -> TupleTransferRepresentation<Item, (Former, Content)> {
    TupleTransferRepresentation(
      _ways: _TransferWays(accumulated._ways.list + content._ways.list))
  }
}
