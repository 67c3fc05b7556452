import StrataSwiftUIAccessibility
import StrataSwiftUIControls
import StrataSwiftUIDrawing
import SwiftUICore

/// The menu of a bar with the less common actions of the page.
struct SecondaryActions: View {
  var entries: [_ToolbarEntry]
  @Environment(\.locale) private var locale

  var body: some View {
    Menu {
      EntryList(entries: entries, place: .secondary)
    } label: {
      Image(systemName: "ellipsis.circle")
    }
    .accessibilityLabel(FrameworkWords(locale)[.more])
  }
}
