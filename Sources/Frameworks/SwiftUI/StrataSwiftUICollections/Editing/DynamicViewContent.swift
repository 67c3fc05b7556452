public import Foundation
import StrataViewTree
public import SwiftUICore

/// Views made of a collection.
///
/// Same as Apple's.
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  /// What the views are made of.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  /// Lets a person delete rows: by a swipe, and by a button while the list is edited.
  @preconcurrency public func onDelete(
    perform action: (@MainActor (IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    EditableViews(base: self, delete: action, move: nil)
  }

  /// Lets a person move rows while the list is edited: by a handle, which also takes the arrow
  /// keys.
  @preconcurrency public func onMove(
    perform action: (@MainActor (IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    EditableViews(base: self, delete: nil, move: action)
  }
}

/// Views of a collection with what is done when it is edited.
struct EditableViews<Base: DynamicViewContent>: DynamicViewContent {
  typealias Body = Never
  var base: Base
  var delete: (@MainActor (IndexSet) -> Void)?
  var move: (@MainActor (IndexSet, Int) -> Void)?

  var data: Base.Data { base.data }

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    var inner = context
    var edits = inner.wrapping.payload as? RowEdits ?? RowEdits()
    if let delete = view.delete { edits.delete = delete }
    if let move = view.move { edits.move = move }
    inner.wrapping.payload = edits
    return Base._update(view.base, old, inner)
  }
}
