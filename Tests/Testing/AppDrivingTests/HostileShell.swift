import SwiftUI

/// One text in the parts of an app around or above a screen.
struct HostileShell: View {
  enum Kind: String, CaseIterable, Sendable {
    case alert, dialog, sheet, menu, tabs

    /// The expected number of occurrences of the text.
    var texts: Double { self == .sheet || self == .menu ? 2 : 3 }
  }

  let text: String
  let kind: Kind
  @State private var isShown = true

  var body: some View {
    switch kind {
    case .alert:
      Text(verbatim: "a").alert(text, isPresented: $isShown) {
        choice
      } message: {
        message
      }
    case .dialog:
      Text(verbatim: "a").confirmationDialog(
        text, isPresented: $isShown, titleVisibility: .visible
      ) {
        choice
      } message: {
        message
      }
    case .sheet:
      Text(verbatim: "a").sheet(isPresented: $isShown) {
        NavigationStack { message.navigationTitle(text) }
      }
    case .menu:
      Menu(text) {
        choice
        Menu(text) { choice }
      }
    case .tabs:
      TabView {
        Tab(text, systemImage: text) { message }.badge(text)
        Tab {
          message
        } label: {
          Text(verbatim: text)
        }
      }
    }
  }

  private var choice: some View { Button(text) {} }
  private var message: some View { Text(verbatim: text) }
}
