import StrataBrowserTesting
import SwiftUI

/// The kinds of controls in which an app may ask for a text.
enum TextControl: String, CaseIterable, Sendable {
  case textField, secureField, textEditor, growing, search, alert, row, form

  /// The CSS selector of the control's field.
  var place: String { self == .search ? ".search input" : "[data-testid=field]" }
}

/// A view with one such control, and the app's copy of its text.
struct TextControlView: View {
  let control: TextControl
  @State private var text = ""
  @State private var isAsking = true

  var body: some View {
    switch control {
    case .textField, .secureField, .textEditor, .growing:
      VStack {
        echo
        field
      }
    case .search: NavigationStack { List { echo }.searchable(text: $text) }
    case .alert:
      echo.alert("Name", isPresented: $isAsking) {
        TextField("Text", text: $text).accessibilityIdentifier("field")
        Button("Save") {}
      }
    case .row:
      List {
        echo
        field
      }
    case .form:
      Form {
        Section {
          LabeledContent("Text") { field }
        } footer: {
          echo
        }
      }
    }
  }

  @ViewBuilder private var field: some View {
    Group {
      switch control {
      case .secureField: SecureField("Text", text: $text)
      case .textEditor: TextEditor(text: $text).accessibilityLabel("Text")
      case .growing: TextField("Text", text: $text, axis: .vertical)
      default: TextField("Text", text: $text)
      }
    }
    .accessibilityIdentifier("field")
  }

  private var echo: some View { Text(verbatim: text).accessibilityIdentifier("echo") }
}
