import StrataSwiftUIControls
import StrataSwiftUIDrawing
import StrataViewTree
public import SwiftUICore

/// A button that begins and ends editing.
///
/// Same as Apple's.
public struct EditButton: View {
  @Environment(\.editMode) private var mode
  @Environment(\.locale) private var locale

  public init() {}

  public var body: some View {
    let isEditing = mode?.wrappedValue.isEditing == true
    Button {
      mode?.wrappedValue = isEditing ? .inactive : .active
    } label: {
      Text(verbatim: ListWords(locale)[isEditing ? .done : .edit])
    }
  }
}
