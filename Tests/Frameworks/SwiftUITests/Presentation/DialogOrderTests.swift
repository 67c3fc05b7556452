import SwiftUI
import SwiftUITesting
import Testing

/// Tests of the order and the emphasis of a dialog's buttons.
@MainActor @Suite struct DialogOrderTests {
  private func alert(@ViewBuilder _ actions: @escaping () -> some View) -> Screen {
    Screen(Text("page").alert("Sure?", isPresented: .constant(true), actions: actions))
  }

  private func choice(@ViewBuilder _ actions: @escaping () -> some View) -> Screen {
    Screen(
      Text("page").confirmationDialog("Sure?", isPresented: .constant(true), actions: actions))
  }

  private func names(_ screen: Screen) -> [String] { screen.all(.button).map(\.label) }

  private func focused(_ screen: Screen) -> [String] {
    screen.all(.button).filter { $0.drawing[.autofocus] != nil }.map(\.label)
  }

  private func bold(_ screen: Screen) -> [String] {
    screen.all(.button).filter { $0.drawingTree.isBold($0.label) }.map(\.label)
  }

  @Test func `in an alert with two buttons, the cancel button is first and the other one is bold`()
  {
    let screen = alert {
      Button("Save") {}
      Button("Cancel", role: .cancel) {}
    }
    #expect(names(screen) == ["Cancel", "Save"])
    #expect(bold(screen) == ["Save"])
    #expect(focused(screen) == ["Save"], "so Return presses it")
  }

  @Test func `in an alert with a destructive and a cancel button, the cancel button is bold`() {
    let screen = alert {
      Button("Delete", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    }
    #expect(names(screen) == ["Cancel", "Delete"])
    #expect(bold(screen) == ["Cancel"])
    #expect(focused(screen) == ["Cancel"])
  }

  @Test func `in an alert with three buttons, the cancel button is last`() {
    let screen = alert {
      Button("Cancel", role: .cancel) {}
      Button("Delete", role: .destructive) {}
      Button("Archive") {}
    }
    #expect(names(screen) == ["Delete", "Archive", "Cancel"])
    #expect(bold(screen) == ["Archive"])
  }

  @Test func `an alert's button with the defaultAction shortcut is bold and focused`() {
    let screen = alert {
      Button("Delete", role: .destructive) {}.keyboardShortcut(.defaultAction)
      Button("Keep") {}
      Button("Cancel", role: .cancel) {}
    }
    #expect(bold(screen) == ["Delete"])
    #expect(focused(screen) == ["Delete"])
  }

  @Test func `an alert with a text field focuses none of its buttons`() {
    let screen = alert {
      Button("Cancel", role: .cancel) {}
      TextField("Name", text: .constant(""))
      Button("Rename") {}
    }
    #expect(names(screen) == ["Cancel", "Rename"])
    #expect(focused(screen).isEmpty && bold(screen) == ["Rename"])
  }

  @Test func `a confirmation dialog has one cancel button, which is bold and last`() {
    let erased = choice {
      AnyView(Button("Never", role: .cancel) {})
      Button("Delete", role: .destructive) {}
    }
    #expect(names(erased) == ["Delete", "Never"])
    #expect(bold(erased) == ["Never"])
    let modified = choice {
      Group {
        Button("This") {}
        Button("Stop", role: .cancel) {}.accessibilityIdentifier("stop")
      }
      .disabled(false)
    }
    #expect(names(modified) == ["This", "Stop"])
    #expect(names(choice { Button("This") {} }) == ["This", "Cancel"])
  }

  @available(*, deprecated)
  @Test func `a deprecated alert with two buttons also has the cancel button first`() {
    let screen = Screen(
      Text("page").alert(isPresented: .constant(true)) {
        Alert(
          title: Text("Sure?"), primaryButton: .default(Text("Save")),
          secondaryButton: .cancel(Text("Cancel")))
      })
    #expect(names(screen) == ["Cancel", "Save"])
    #expect(focused(screen) == ["Save"])
  }
}
