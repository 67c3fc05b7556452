import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

private struct Pushy: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(configuration.isPressed ? "down" : "up")
      if configuration.role == .destructive { Text("danger") }
      if !isEnabled { Text("off") }
    }
  }
}

private struct Twice: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Button(configuration)
      Button("Again") { configuration.trigger() }
    }
  }
}

private struct Buttons: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Text("count \(count)")
      Button("Own") { count += 1 }.buttonStyle(Pushy())
      Button("Delete", role: .destructive) { count += 10 }.buttonStyle(Pushy())
      Button("Off") { count += 100 }.buttonStyle(Pushy()).disabled(true)
      Button("First") { count += 1000 }.buttonStyle(Twice())
    }
  }
}

private struct Looks: View {
  var body: some View {
    VStack {
      Button("automatic") {}.buttonStyle(.automatic)
      Button("bordered") {}.buttonStyle(.bordered).controlSize(.small)
      Button("prominent") {}.buttonStyle(.borderedProminent).buttonBorderShape(.capsule)
      Button("borderless") {}.buttonStyle(.borderless)
      Button("plain") {}.buttonStyle(.plain)
      Button("default") {}.buttonStyle(DefaultButtonStyle())
      Button("round") {}.buttonStyle(BorderedButtonStyle()).buttonBorderShape(.circle)
      Button("squared") {}.buttonStyle(BorderedProminentButtonStyle())
        .buttonBorderShape(.roundedRectangle(radius: 4))
      Button("rectangle") {}.buttonStyle(.bordered).buttonBorderShape(.roundedRectangle)
      Button("less") {}.buttonStyle(BorderlessButtonStyle())
      Button("Plus", systemImage: "plus") {}.buttonStyle(PlainButtonStyle())
    }
  }
}

@MainActor @Suite struct ButtonStyleTests {
  @Test func `a custom button style keeps the action and receives the pressed state`() throws {
    let screen = Screen(Buttons())
    let own = try screen.button("Own up")
    try own.press()
    #expect(own.text == "Own\ndown")
    try own.release()
    try own.tap()
    #expect(own.text == "Own\nup")
    #expect(screen.lines.first == "count 1")
  }

  @Test func `a style receives the role and reads whether the button is enabled`() throws {
    let screen = Screen(Buttons())
    #expect(screen.has("Delete up danger"))
    let off = try screen.button("Off up off")
    #expect(throws: ScreenFailure.self) { try off.tap() }
  }

  @Test func `a primitive button style can trigger the button's action from other controls`() throws
  {
    let screen = Screen(Buttons())
    try screen.button("Again").tap()
    try screen.button("First").tap()
    #expect(screen.lines.first == "count 2,000")
  }

  @Test func `each built-in button style gives the button the expected appearance`() throws {
    let screen = Screen(Looks())
    func look(_ name: String) throws -> String? { try screen.button(name).drawing[.variant] }
    #expect(try look("automatic") == "automatic")
    #expect(try look("bordered") == "bordered small")
    #expect(try look("prominent") == "prominent")
    #expect(try screen.button("prominent").drawing.style == [.capsule])
    #expect(try look("borderless") == "borderless")
    #expect(try look("plain") == "plain")
    #expect(try look("default") == "automatic")
    #expect(try look("round") == "bordered round")
    #expect(try look("squared") == "prominent")
    #expect(try screen.button("squared").drawing.style == [.cornerRadius(4)])
    #expect(try look("rectangle") == "bordered")
    #expect(try look("less") == "borderless")
    #expect(try look("Plus") == "plain")
  }
}
