public import SwiftUICore

/// What the rows of a table are made of.
///
/// Same as Apple's: an app's own says its rows in its `tableRowBody`.
@MainActor @preconcurrency public protocol TableRowContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable = Self.TableRowBody.TableRowValue
  associatedtype TableRowBody: TableRowContent
  @MainActor @preconcurrency var tableRowBody: Self.TableRowBody { get }

  /// The rows as views.
  func _rows(_ lines: _TableLines<TableRowValue>) -> AnyView
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
  public func _rows(_ lines: _TableLines<TableRowValue>) -> AnyView { tableRowBody._rows(lines) }
}

extension TableRowContent where TableRowBody == Never {
  public var tableRowBody: Never { preconditionFailure("\(Self.self) has rows and no body") }
}

extension Never: TableRowContent {
  public typealias TableRowValue = Never
  public typealias TableRowBody = Never
  public var tableRowBody: Never { preconditionFailure("there are no rows") }
  public func _rows(_ lines: _TableLines<Never>) -> AnyView { AnyView(EmptyView()) }
}

/// One row of a table.
///
/// Same as Apple's.
public struct TableRow<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never
  let value: Value

  public init(_ value: Value) { self.value = value }

  public func _rows(_ lines: _TableLines<Value>) -> AnyView { lines.row(value) }
}

/// Rows that come of a collection.
@MainActor @preconcurrency
public protocol DynamicTableRowContent<TableRowValue>: TableRowContent {
  associatedtype Data: Collection
  var data: Self.Data { get }
}

/// A row for each member of a collection.
///
/// Same as Apple's.
public struct TableForEachContent<Data>: DynamicTableRowContent
where Data: RandomAccessCollection, Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element
  public typealias TableRowBody = Never
  public let data: Data

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
  /// Rows for each member of a collection.
  public init<V>(
    _ data: Data, @TableRowBuilder<V> content: @escaping @MainActor (Data.Element) -> Content
  ) where ID == Data.Element.ID, V == Content.TableRowValue, Data.Element: Identifiable {
    self.init(members: data, identifiedBy: { $0.id }, content: content)
  }

  /// The same for members without an identifier of their own.
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<V> content: @escaping @MainActor (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(members: data, identifiedBy: { $0[keyPath: id] }, content: content)
  }
}
