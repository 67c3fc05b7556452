import StrataSwiftUIControls
import StrataSwiftUIDrawing
import StrataViewTree
public import SwiftUICore

/// A button that starts and ends editing.
///
/// Same as Apple's.
public struct EditButton: View {
  @Environment(\.editMode) private var mode
  @Environment(\.locale) private var locale

  /// Creates an edit button.
  nonisolated public init() {}

  public var body: some View {
    let isEditing = mode?.wrappedValue.isEditing == true
    Button {
      mode?.wrappedValue = isEditing ? .inactive : .active
    } label: {
      Text(verbatim: ListWords(locale)[isEditing ? .done : .edit])
    }
  }
}
