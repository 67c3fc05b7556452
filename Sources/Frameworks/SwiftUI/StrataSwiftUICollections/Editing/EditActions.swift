import Foundation
public import SwiftUICore

/// A set of edits that the user may make to a collection.
///
/// Same as Apple's.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The person may move elements.
  public static var move: EditActions { EditActions(rawValue: 1) }
  /// The person may delete elements.
  public static var delete: EditActions { EditActions(rawValue: 2) }
  /// The person may move and delete elements.
  public static var all: EditActions { [.move, .delete] }
}

/// The content of a row that the user may edit.
///
/// Same as Apple's.
public struct EditableCollectionContent<Content, Data> {
  var content: Content
}

extension EditableCollectionContent: View where Content: View {
  public var body: some View { content }
}

extension ForEach where Content: View {
  /// Creates a view for each element of a collection that the user may edit in a list.
  ///
  ///     List {
  ///       ForEach($places, editActions: .all) { $place in TextField("Name", text: $place.name) }
  ///     }
  ///
  /// - Parameters:
  ///   - data: The collection, whose elements the views may change.
  ///   - editActions: The edits that a person may make; `.delete` needs a
  ///     `RangeReplaceableCollection`.
  ///   - content: A function that returns the view for an element.
  @preconcurrency nonisolated public init<C, R>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID,
    Content == EditableCollectionContent<R, C>, C: MutableCollection, C: RandomAccessCollection,
    R: View, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  /// Creates a view for each element, identified by a key path, of a collection that the user may
  /// edit in a list.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - id: A key path to the identity of an element.
  ///   - editActions: The changes of the collection that a person may make.
  ///   - content: A function that returns the view of an element.
  @preconcurrency nonisolated public init<C, R>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
    C: MutableCollection, C: RandomAccessCollection, R: View, C.Index: Hashable
  {
    self.init(data, id: id) { EditableCollectionContent<R, C>(content: content($0)) }
    edits = editActions.edits(of: data)
  }
}

extension EditActions {
  /// Returns the actions that edit the collection behind a binding.
  fileprivate func edits(of data: Binding<Data>) -> RowEdits
  where Data: MutableCollection & RandomAccessCollection {
    let data = ForMainActor(data)
    var edits = RowEdits()
    if contains(.move) {
      edits.move = { data.value.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
    }
    if contains(.delete), Data.self is any RangeReplaceableCollection.Type {
      edits.delete = { offsets in
        if let left = data.value.wrappedValue.without(offsets) { data.value.wrappedValue = left }
      }
    }
    return edits
  }
}

extension Collection {
  /// Returns the collection without the elements at some offsets; `nil` if it does not conform to
  /// `RangeReplaceableCollection`.
  fileprivate func without(_ offsets: IndexSet) -> Self? {
    func filtered<C: RangeReplaceableCollection>(_ all: C) -> Self? {
      C(all.enumerated().lazy.filter { !offsets.contains($0.offset) }.map(\.element)) as? Self
    }
    return (self as? any RangeReplaceableCollection).flatMap { filtered($0) }
  }
}
