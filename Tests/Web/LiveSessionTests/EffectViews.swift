import StrataKitTesting
import SwiftUI

/// Holds the gates that the tasks of ``EffectsView`` wait for, and records which tasks have ended.
@MainActor final class Effects {
  let first = Gate()
  let second = Gate()
  private(set) var ended: [String] = []

  /// Waits for a gate, in a task of the app.
  func wait(for gate: Gate, as name: String) async {
    await gate.wait()
    ended.append(name)
  }

  /// Lets all tasks end, so that none outlives its test.
  func finish() {
    first.open()
    second.open()
  }
}

/// Controls whose handlers start tasks.
struct EffectsView: View {
  let effects: Effects
  @State private var count = 0
  @State private var isOn = false
  @State private var isStored = false
  @State private var text = ""

  var body: some View {
    VStack {
      Text(verbatim: "\(count)").accessibilityIdentifier("count")
      Button("More") { count += 1 }.accessibilityIdentifier("more")
      Button("First") {
        count += 1
        Task { await effects.wait(for: effects.first, as: "first") }
      }
      .accessibilityIdentifier("first")
      Button("Second") { Task { await effects.wait(for: effects.second, as: "second") } }
        .accessibilityIdentifier("second")
      Button("Chain") {
        Task {
          await effects.wait(for: effects.first, as: "first")
          isStored = true
        }
      }
      .accessibilityIdentifier("chain")
      Button("Change") { isOn.toggle() }.accessibilityIdentifier("change")
      TextField("Name", text: $text)
    }
    .onChange(of: isOn) { Task { await effects.wait(for: effects.first, as: "change") } }
    .onChange(of: isStored) { Task { await effects.wait(for: effects.second, as: "chained") } }
  }
}

/// A button that shows a view whose task does not end by itself.
struct LateTaskView: View {
  @State private var isShown = false

  var body: some View {
    VStack {
      Button("Show") { isShown = true }.accessibilityIdentifier("show")
      if isShown { Text(verbatim: "shown").task { await Gate().wait() } }
    }
  }
}

/// A field whose text is stored by a task, and a button.
struct DraftView: View {
  let effects: Effects
  @State private var text = ""

  var body: some View {
    VStack {
      TextField("Name", text: $text)
      Button("Done") {}.accessibilityIdentifier("done")
    }
    .onChange(of: text) { Task { await effects.wait(for: effects.first, as: "stored") } }
  }
}
