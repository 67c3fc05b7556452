import Foundation
public import SwiftUICore

/// What a person may do with the members of a collection.
///
/// Same as Apple's.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Moving members.
  public static var move: EditActions { EditActions(rawValue: 1) }
  /// Taking members away.
  public static var delete: EditActions { EditActions(rawValue: 2) }
  /// Whatever the collection allows.
  public static var all: EditActions { [.move, .delete] }
}

/// A row of a collection that a person may edit.
///
/// Same as Apple's.
public struct EditableCollectionContent<Content, Data> {
  var content: Content
}

extension EditableCollectionContent: View where Content: View {
  public var body: some View { content }
}

extension ForEach where Content: View {
  /// A view for each member of a collection that a person may edit where it is shown in a list.
  ///
  ///     List {
  ///       ForEach($places, editActions: .all) { $place in TextField("Name", text: $place.name) }
  ///     }
  ///
  /// - Parameter editActions: `.delete` needs a collection that members can be taken out of.
  @preconcurrency @MainActor public init<C, R>(
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

  /// The same for members without an identifier of their own.
  @preconcurrency @MainActor public init<C, R>(
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
  /// What the actions do with the collection behind a binding.
  @MainActor fileprivate func edits(of data: Binding<Data>) -> RowEdits
  where Data: MutableCollection & RandomAccessCollection {
    let data = data.held
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
  /// The collection without some members, if members can be taken out of it.
  fileprivate func without(_ offsets: IndexSet) -> Self? {
    func filtered<C: RangeReplaceableCollection>(_ all: C) -> Self? {
      C(all.enumerated().lazy.filter { !offsets.contains($0.offset) }.map(\.element)) as? Self
    }
    return (self as? any RangeReplaceableCollection).flatMap { filtered($0) }
  }
}

/// A binding that closures of the main actor share.
@MainActor private final class HeldBinding<Value> {
  let value: Binding<Value>
  init(_ value: Binding<Value>) { self.value = value }
}

extension Binding {
  @MainActor fileprivate var held: HeldBinding<Value> { HeldBinding(self) }
}
