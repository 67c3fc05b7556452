import Foundation
import SwiftUI
import SwiftUITesting
import Testing

private struct Broken: LocalizedError {
  var errorDescription: String? { "It broke" }
  var failureReason: String? { "Rust" }
}

/// A button that cancels, as a view of the app.
private struct Stay: View {
  let act: () -> Void
  var body: some View { Button("Stay", role: .cancel) { act() } }
}

private struct Leaving: View {
  @State private var isAsked = true
  var body: some View {
    Text("page").confirmationDialog("Leave?", isPresented: $isAsked) {
      Button("Leave") {}
      Stay {}
    }
  }
}

private struct Page: View {
  @State private var open = ""
  @State private var log: [String] = []

  private func flag(_ name: String) -> Binding<Bool> {
    Binding(get: { open == name }, set: { if !$0, open == name { open = "" } })
  }

  var body: some View {
    VStack {
      Text(log.joined(separator: ","))
      ForEach(["choice", "hidden", "about", "error", "reason", "data"], id: \.self) { name in
        Button(name) { open = name }
      }
    }
    .confirmationDialog("Remove?", isPresented: flag("choice"), titleVisibility: .visible) {
      Button("Remove", role: .destructive) { log.append("removed") }
      Button("Keep", role: .cancel) { log.append("kept") }
    } message: {
      Text("For good.")
    }
    .confirmationDialog("Unseen", isPresented: flag("hidden")) { Button("Go") { log.append("go") } }
    .confirmationDialog("About", isPresented: flag("about"), presenting: 4) { number in
      Button("Take \(number)") { log.append("took \(number)") }
    } message: { number in
      Text("Number \(number)")
    }
    .alert(isPresented: flag("error"), error: Broken()) { Button("Retry") { log.append("again") } }
    .alert(isPresented: flag("reason"), error: Broken()) { _ in
      Button("Well") {}
    } message: { error in
      Text(error.failureReason ?? "")
    }
    .alert("Data", isPresented: flag("data"), presenting: Optional<Int>.none) { _ in
      Button("Never") {}
    }
  }
}

@MainActor @Suite struct ChoiceTests {
  @Test func `a confirmation dialog with a cancel button in a custom view gets no second one`() {
    let screen = Screen(Leaving())
    #expect(screen.has("Stay") && screen.has("Leave") && !screen.has("Cancel"))
  }

  @Test func `a confirmation dialog shows title, message and its cancel button`() throws {
    let screen = Screen(Page())
    try screen.button("choice").tap()
    #expect(try screen.find(.alert, "Remove?").lines == ["Remove?", "For good.", "Remove", "Keep"])
    try screen.button("Keep").tap()
    #expect(screen.lines.first == "kept")
    #expect(screen.presented.isEmpty)
  }

  @Test func `a confirmation dialog gets a cancel button and hides its title by default`() throws {
    let screen = Screen(Page())
    try screen.button("hidden").tap()
    #expect(try screen.find(.alert, "Unseen").lines == ["Go", "Cancel"])
    try screen.button("Cancel").tap()
    #expect(screen.presented.isEmpty)
    try screen.button("hidden").tap()
    try screen.button("Go").tap()
    #expect(screen.lines.first == "go")
  }

  @Test func `a confirmation dialog passes its presented value to its title and its actions`()
    throws
  {
    let screen = Screen(Page())
    try screen.button("about").tap()
    #expect(screen.text.contains("Number 4"))
    try screen.button("Take 4").tap()
    #expect(screen.lines.first == "took 4")
  }

  @Test func `an alert for an error has the error's description as its title`() throws {
    let screen = Screen(Page())
    try screen.button("error").tap()
    #expect(screen.presented.last?.label == "It broke")
    try screen.button("Retry").tap()
    try screen.button("reason").tap()
    #expect(screen.text.contains("Rust"))
  }

  @Test func `an alert that presents nil does not open`() throws {
    let screen = Screen(Page())
    try screen.button("data").tap()
    #expect(screen.presented.isEmpty)
  }
}
