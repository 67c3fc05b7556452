public import Foundation
import StrataViewTree
public import SwiftUICore

/// Views that are created from a collection.
///
/// Same as Apple's.
public protocol DynamicViewContent: View {
  /// The type of the collection whose elements get views.
  associatedtype Data: Collection
  /// The collection from which the views are created.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  /// Sets an action that deletes rows: by a swipe, or by a button while the list is edited.
  ///
  /// - Parameter action: A function that is called with the offsets of the deleted rows; `nil` for
  ///   none.
  @preconcurrency nonisolated public func onDelete(
    perform action: (@MainActor (IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    EditableViews(base: self, delete: action, move: nil)
  }

  /// Sets an action that moves rows while the list is edited: by a handle, which also responds to
  /// the arrow keys.
  ///
  /// - Parameter action: A function that is called with the offsets of the moved rows, and the
  ///   offset before which they are inserted; `nil` for none.
  @preconcurrency nonisolated public func onMove(
    perform action: (@MainActor (IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    EditableViews(base: self, delete: nil, move: action)
  }
}

/// Views of a collection with the actions that edit it.
nonisolated struct EditableViews<Base: DynamicViewContent>: DynamicViewContent {
  typealias Body = Never
  var base: Base
  var delete: (@MainActor (IndexSet) -> Void)?
  var move: (@MainActor (IndexSet, Int) -> Void)?

  @MainActor var data: Base.Data { base.data }

  @MainActor static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    var inner = context
    var edits = inner.wrapping.payload as? RowEdits ?? RowEdits()
    if let delete = view.delete { edits.delete = delete }
    if let move = view.move { edits.move = move }
    inner.wrapping.payload = edits
    return Base._update(view.base, old, inner)
  }
}
