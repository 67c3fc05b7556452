import SwiftUI
import SwiftUITesting
import Testing

private struct Forms: View {
  var number: Int
  var body: some View {
    if number > 0 { Text("positive") } else { Text("not positive") }
    if number == 1 { Text("one") }
    if let half = number.isMultiple(of: 2) ? number / 2 : nil { Text("half \(half)") }
    switch number {
    case 0: Text("zero")
    case 1...9: Text("digit")
    default:
      Text("many")
      Text("digits")
    }
    if #available(iOS 17, macOS 14, *) { Text("available") }
    let word = "let \(number)"
    Text(word)
    Optional(Text("optional"))
    Group {
      Text("grouped")
      EmptyView()
    }
  }
}

private struct Stamp: ViewModifier {
  @State private var count = 0
  func body(content: Content) -> some View {
    VStack {
      content
      content
      Button("Stamp \(count)") { count += 1 }
    }
  }
}

private struct Stamped: View {
  @State private var word = "hello"
  var body: some View {
    VStack {
      Text(word).modifier(Stamp())
      Button("Change") { word = "bye" }
    }
  }
}

private enum Light: View {
  case red, green
  var body: some View { Text(self == .red ? "red" : "green") }
}

private enum Sign: ViewModifier {
  case stop, go
  func body(content: Content) -> some View { Text(self == .stop ? "modified stop" : "modified go") }
}

private struct Lights: View {
  @State private var isGreen = false
  var body: some View {
    VStack {
      isGreen ? Light.green : Light.red
      Text("x").modifier(isGreen ? Sign.go : Sign.stop)
      Button("Next") { isGreen = true }
    }
  }
}

@MainActor @Suite struct ViewBuilderTests {
  @Test(arguments: [
    (0, ["not positive", "half 0", "zero"]), (1, ["positive", "one", "digit"]),
    (12, ["positive", "half 6", "many", "digits"]),
  ])
  func `a view builder accepts each kind of statement`(number: Int, words: [String]) {
    let screen = Screen(VStack { Forms(number: number) })
    #expect(screen.lines == words + ["available", "let \(number)", "optional", "grouped"])
  }

  @Test func `a view builder accepts more than ten views`() {
    let screen = Screen(
      VStack {
        Text("1")
        Text("2")
        Text("3")
        Text("4")
        Text("5")
        Text("6")
        Text("7")
        Text("8")
        Text("9")
        Text("10")
        Text("11")
        Text("12")
      })
    #expect(screen.lines == (1...12).map(String.init))
  }

  @Test func `an enum can be a view or a modifier`() throws {
    let screen = Screen(Lights())
    try screen.button("Next").tap()
    #expect(screen.lines == ["green", "modified go", "Next"])
  }

  @Test func `a ViewModifier keeps its state when the view that it modifies changes`() throws {
    let screen = Screen(Stamped())
    try screen.button("Stamp 0").tap()
    try screen.button("Change").tap()
    #expect(screen.lines == ["bye", "bye", "Stamp 1", "Change"])
  }
}
