public import SwiftUICore

/// The content that declares the rows of a table.
///
/// Same as Apple's: a custom type declares its rows in its `tableRowBody`.
@MainActor @preconcurrency public protocol TableRowContent<TableRowValue> {
  /// The type of the value that a row of the table shows.
  associatedtype TableRowValue: Identifiable = Self.TableRowBody.TableRowValue
  /// The type of the table rows that `tableRowBody` returns.
  associatedtype TableRowBody: TableRowContent
  /// The table rows of which this content consists.
  @MainActor @preconcurrency var tableRowBody: Self.TableRowBody { get }

  /// Returns the rows of the content as views.
  func _rows(_ lines: _TableLines<TableRowValue>) -> AnyView
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
  public func _rows(_ lines: _TableLines<TableRowValue>) -> AnyView { tableRowBody._rows(lines) }
}

extension TableRowContent where TableRowBody == Never {
  public var tableRowBody: Never {
    preconditionFailure("\(Self.self) consists of table rows: its body must not be called")
  }
}

extension Never: TableRowContent {
  public typealias TableRowValue = Never
  public typealias TableRowBody = Never
  public var tableRowBody: Never {
    preconditionFailure("the table has no rows, so there is no row to draw")
  }
  public func _rows(_ lines: _TableLines<Never>) -> AnyView { AnyView(EmptyView()) }
}

/// A row of a table.
///
/// Same as Apple's.
public struct TableRow<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never
  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) let value: Value

  /// Creates a row for a value.
  nonisolated public init(_ value: Value) { self.value = value }

  public func _rows(_ lines: _TableLines<Value>) -> AnyView { lines.row(value) }
}

/// Rows that are created from a collection.
@MainActor @preconcurrency
public protocol DynamicTableRowContent<TableRowValue>: TableRowContent {
  /// The type of the collection whose elements get rows.
  associatedtype Data: Collection
  /// The collection from which the rows are created.
  var data: Self.Data { get }
}

/// A row for each element of a collection.
///
/// Same as Apple's.
public struct TableForEachContent<Data>: DynamicTableRowContent
where Data: RandomAccessCollection, Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element
  public typealias TableRowBody = Never
  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  /// The collection from which the rows are created.
  nonisolated(unsafe) public let data: Data

  public func _rows(_ lines: _TableLines<Data.Element>) -> AnyView {
    AnyView(ForEach(data) { lines.row($0) })
  }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  public func _rows(_ lines: _TableLines<Content.TableRowValue>) -> AnyView {
    let content = content
    return AnyView(members(as: { content($0)._rows(lines) }))
  }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

extension ForEach where Content: TableRowContent {
  /// Creates rows for each element of a collection.
  public init<V>(
    _ data: Data, @TableRowBuilder<V> content: @escaping @MainActor (Data.Element) -> Content
  ) where ID == Data.Element.ID, V == Content.TableRowValue, Data.Element: Identifiable {
    self.init(members: data, identifiedBy: { $0.id }, content: content)
  }

  /// Creates rows for each element of a collection, identified by a key path.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: A key path to the identity of an element.
  ///   - content: The rows of an element.
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<V> content: @escaping @MainActor (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(members: data, identifiedBy: { $0[keyPath: id] }, content: content)
  }
}
