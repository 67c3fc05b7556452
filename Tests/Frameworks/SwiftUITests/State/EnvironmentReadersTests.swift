import Observation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

/// Tests that only the views that read an environment value of an app are drawn again when it
/// changes.
@MainActor @Suite struct EnvironmentReadersTests {
  @MainActor @Observable final class Model {
    var mood = "calm"
    var tick = 0
    var isOpen = false
    @ObservationIgnored var drawn: [String: Int] = [:]
    @ObservationIgnored var told: [String] = []

    func draws(_ name: String) { drawn[name, default: 0] += 1 }
  }

  @MainActor @Observable final class Library {
    let name: String
    init(_ name: String) { self.name = name }
  }

  final class Shelf: ObservableObject {
    @Published var name: String
    init(_ name: String) { self.name = name }
  }

  /// A view that reads none of the model's observed values.
  struct Bystander: View {
    let model: Model

    var body: some View {
      model.draws("bystander")
      return Text("by")
    }
  }

  struct Reader: View {
    let model: Model
    @Environment(\.mood) private var mood

    var body: some View {
      model.draws("reader")
      return Text("mood \(mood)").opacity(mood == "calm" ? 1 : 0.5).accessibilityIdentifier("mood")
    }
  }

  struct Page<Content: View>: View {
    let model: Model
    @ViewBuilder let content: Content

    var body: some View {
      VStack {
        content
        Bystander(model: model)
      }
      .environment(\.mood, model.mood)
    }
  }

  private func screen(_ model: Model, @ViewBuilder _ content: () -> some View) -> Screen {
    Screen(Page(model: model, content: content))
  }

  @Test func `when an environment value changes, only the views that read it are drawn again`() {
    let model = Model()
    let screen = screen(model) { Reader(model: model) }
    #expect(screen.text.contains("mood calm"))
    model.drawn = [:]
    for mood in ["glad", "sad"] {
      model.mood = mood
      #expect(screen.text.contains("mood \(mood)"))
    }
    #expect(model.drawn == ["reader": 2])
  }

  private struct TellButton: View {
    let model: Model
    @Environment(\.tell) private var tell

    var body: some View { Button("Tell") { tell() } }
  }

  private struct Telling: View {
    let model: Model

    var body: some View {
      let tick = model.tick
      VStack {
        Text("tick \(tick)")
        TellButton(model: model)
        Bystander(model: model)
      }
      .environment(\.tell) { model.told.append("\(tick)") }
    }
  }

  @Test
  func `a tap calls the latest closure of a body, and a new closure redraws no other view`()
    throws
  {
    let model = Model()
    let screen = Screen(Telling(model: model))
    for tick in 1...3 {
      model.tick = tick
      #expect(screen.text.contains("tick \(tick)"))
    }
    #expect(model.drawn == ["bystander": 1])
    try screen.button("Tell").tap()
    #expect(model.told == ["3"])
  }

  private struct Reading: View {
    @Environment(Library.self) private var library
    @Environment(Library.self) private var maybe: Library?
    @EnvironmentObject private var shelf: Shelf
    var body: some View { Text("\(library.name) \(maybe?.name ?? "none") \(shelf.name)") }
  }

  private struct Swapping: View {
    let model: Model
    let libraries: [Library]
    let shelves: [Shelf]

    var body: some View {
      VStack {
        Reading()
        Bystander(model: model)
      }
      .environment(libraries[model.tick])
      .environmentObject(shelves[model.tick])
    }
  }

  @Test func `replacing an object in the environment draws only the views that read it`() {
    let model = Model()
    let shelves = [Shelf("c"), Shelf("d")]
    let screen = Screen(
      Swapping(model: model, libraries: [Library("a"), Library("b")], shelves: shelves))
    #expect(screen.text.contains("a a c"))
    model.tick = 1
    #expect(screen.text.contains("b b d"))
    shelves[1].name = "e"
    #expect(screen.text.contains("b b e"))
    #expect(model.drawn == ["bystander": 1])
  }

  private struct Looks: ButtonStyle {
    @Environment(\.mood) private var mood
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text("styled \(mood)")
      }
    }
  }

  private struct Framed: ViewModifier {
    @Environment(\.mood) private var mood
    func body(content: Content) -> some View {
      VStack {
        content
        Text("framed \(mood)")
      }
    }
  }

  private struct Nested: DynamicProperty {
    @Environment(\.mood) var mood
  }

  private struct Deep: View {
    private let nested = Nested()
    @Environment(\.self) private var all
    var body: some View { Text("deep \(nested.mood) \(all.mood)") }
  }

  private struct MoodStyle: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> Color {
      environment.mood == "calm" ? .red : .blue
    }
  }

  @Test func `styles, modifiers and nested properties update when an environment value changes`() {
    let model = Model()
    let screen = screen(model) {
      Button("Go") {}.buttonStyle(Looks())
      Text("In").modifier(Framed())
      Deep()
    }
    for mood in ["glad", "sad"] {
      model.mood = mood
      for words in ["styled \(mood)", "framed \(mood)", "deep \(mood) \(mood)"] {
        #expect(screen.text.contains(words))
      }
    }
    #expect(model.drawn == ["bystander": 1])
  }

  @Test func `a style that reads the environment outside of a view draws its view again`() throws {
    let model = Model()
    let screen = screen(model) { Text("Ink").foregroundStyle(MoodStyle()) }
    for mood in ["calm", "glad", "calm"] {
      model.mood = mood
      let changed = screen.takePatch().contains { if case .update = $0 { true } else { false } }
      #expect(changed == (mood != "calm" || model.tick > 0))
      model.tick += 1
    }
  }

  @Test
  func `an outer environment change reaches transformEnvironment, and an inner value overrides it`()
  {
    let model = Model()
    let screen = screen(model) {
      Reader(model: model).transformEnvironment(\.mood) { $0 += "ish" }
      Reader(model: model).environment(\.mood, "own")
    }
    model.mood = "glad"
    #expect(screen.text.contains("mood gladish"))
    #expect(screen.text.contains("mood own"))
  }

  private struct Choosing: View {
    let model: Model
    @Environment(\.mood) private var mood
    @Environment(\.weather) private var weather
    var body: some View { Text("\(mood), \(weather)") }
  }

  private struct Keyed: View {
    let model: Model
    var body: some View {
      Choosing(model: model).environment(model.isOpen ? \.mood : \.weather, "new")
    }
  }

  @Test func `an environment modifier with another key path sets that key and resets the old one`()
  {
    let model = Model()
    let screen = Screen(Keyed(model: model))
    #expect(screen.text.contains("unknown, new"))
    model.isOpen = true
    #expect(screen.text.contains("new, unknown"))
  }

  @Test func `a view that appears later reads the latest value, and so does a sheet`() throws {
    let model = Model()
    let screen = screen(model) {
      Later(model: model)
      Text("Page").sheet(isPresented: .constant(true)) { Reader(model: model) }
    }
    model.mood = "glad"
    #expect(screen.text.contains("mood glad"))
    model.isOpen = true
    #expect(screen.text.contains("later glad"))
  }

  private struct Later: View {
    let model: Model
    var body: some View { if model.isOpen { Words() } }
  }

  private struct Words: View {
    @Environment(\.mood) private var mood
    var body: some View { Text("later \(mood)") }
  }

  @Test func `an environment value that changes in an animation animates its readers`() {
    let model = Model()
    let screen = screen(model) { Reader(model: model) }
    withAnimation(.linear(duration: 0.2)) { model.mood = "glad" }
    let motions = screen.takePatch().compactMap { mutation -> Motion? in
      if case .motion(let motion) = mutation { motion } else { nil }
    }
    #expect(motions == [Motion(.linear, duration: 0.2)])
  }
}

extension EnvironmentValues {
  @Entry fileprivate var mood = "unknown"
  @Entry fileprivate var weather = "unknown"
  @Entry fileprivate var tell: () -> Void = {}
}

/// A modifier that frames a view by the size of the text.
private struct Sized: EnvironmentalModifier {
  var word: String

  func resolve(in environment: EnvironmentValues) -> Suffix {
    Suffix(text: "\(word) \(environment.lineLimit ?? 0)")
  }

  struct Suffix: ViewModifier {
    var text: String
    func body(content: Content) -> some View {
      content
      Text(text)
    }
  }
}

@MainActor @Suite struct EnvironmentalModifierTests {
  private struct Page: View {
    @State private var lines = 1
    var body: some View {
      VStack {
        Text("start").modifier(Sized(word: "lines"))
        Button("More") { lines += 1 }
      }
      .lineLimit(lines)
    }
  }

  @Test func `an environmental modifier is resolved again when the environment changes`() throws {
    let screen = Screen(Page())
    #expect(screen.text.contains("start") && screen.text.contains("lines 1"))
    try screen.button("More").tap()
    #expect(screen.text.contains("lines 2") && !screen.text.contains("lines 1"))
  }
}
