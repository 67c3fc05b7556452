import Observation
import SwiftUI
import SwiftUITesting
import Testing

/// Tests of the properties of a view that count as unchanged when its parent is evaluated again.
@MainActor @Suite struct ComparedFieldTests {
  protocol Source {
    var name: String { get }
  }

  struct Small: Source {
    var name: String
  }

  /// A source that is too large to be stored inside an `any Source`.
  struct Large: Source {
    var name: String
    var other: [Source] = []
    var more = "more"
    var last: (() -> Void)?
  }

  final class Reference: Source {
    let name: String
    init(_ name: String) { self.name = name }
  }

  @Observable final class Model {
    var tick = 0
    @ObservationIgnored var drawn = 0
    @ObservationIgnored var action: (() -> Void)? = {}
    @ObservationIgnored var source: any Source = Small(name: "a")
  }

  struct Child: View {
    let model: Model
    let source: any Source
    let maybe: (any Source)?
    let none: (any Source)?
    let action: (() -> Void)?
    let missing: (() -> Void)?
    let pair: (Int, any Source)
    let reference: Reference?

    var body: some View {
      model.drawn += 1
      return Text(source.name)
    }
  }

  struct Page: View {
    let model: Model
    let reference: Reference

    var body: some View {
      Text("Tick \(model.tick)")
      Child(
        model: model, source: model.source, maybe: model.source, none: nil,
        action: model.action, missing: nil,
        pair: (1, model.source), reference: reference)
    }
  }

  /// Returns how often the child was evaluated after a change, and what it shows.
  private func drawn(_ sources: [any Source]) -> (Int, String) {
    let model = Model()
    model.source = sources[0]
    let screen = Screen(Page(model: model, reference: Reference("r")))
    for source in sources.dropFirst() {
      model.source = source
      model.tick += 1
      screen.flush()
    }
    return (model.drawn, screen.text)
  }

  @Test func `a view with equal values in properties of protocol types is not evaluated again`() {
    #expect(drawn([Small(name: "a"), Small(name: "a"), Small(name: "a")]).0 == 1)
    #expect(drawn([Large(name: "a"), Large(name: "a")]).0 == 1)
    let one = Reference("a")
    #expect(drawn([one, one]).0 == 1)
  }

  @Test
  func `a view is evaluated again if a property of a protocol type gets another value or type`() {
    for next: any Source in [Small(name: "b"), Large(name: "b"), Reference("b")] {
      let (count, text) = drawn([Small(name: "a"), next])
      #expect(count == 2)
      #expect(text.contains("b"))
    }
    #expect(drawn([Reference("a"), Reference("a")]).0 == 2)
    #expect(drawn([Large(name: "a"), Large(name: "b")]).0 == 2)
  }

  @Test func `a view is evaluated again if a closure becomes nil, but not if it is the same`() {
    let model = Model()
    let screen = Screen(Page(model: model, reference: Reference("r")))
    model.tick += 1
    screen.flush()
    #expect(model.drawn == 1)
    model.action = nil
    model.tick += 1
    screen.flush()
    #expect(model.drawn == 2)
  }

  struct Erased: View {
    let model: Model
    let tick: Int

    var body: some View { Holder(model: model, content: AnyView(Row(number: tick / 2))) }
  }

  struct Row: View {
    let number: Int

    var body: some View { Text("Number \(number)") }
  }

  struct Holder: View {
    let model: Model
    let content: AnyView

    var body: some View {
      model.drawn += 1
      return content
    }
  }

  @Test func `an unchanged AnyView does not cause an evaluation, one with a changed property does`()
  {
    struct Whole: View {
      let model: Model

      var body: some View { Erased(model: model, tick: model.tick) }
    }
    let model = Model()
    let screen = Screen(Whole(model: model))
    model.tick = 1
    screen.flush()
    #expect(model.drawn == 1)
    model.tick = 2
    screen.flush()
    #expect(model.drawn == 2)
    #expect(screen.text.contains("Number 1"))
  }

  /// A view that shows a number below an environment value, in an erased view.
  struct Scaled: View {
    let model: Model

    var body: some View {
      let scale = CGFloat(1 + model.tick / 2)
      return Holder(model: model, content: AnyView(ScaleText().environment(\.displayScale, scale)))
    }
  }

  struct ScaleText: View {
    @Environment(\.displayScale) private var scale

    var body: some View { Text("Scale \(Int(scale))") }
  }

  @Test
  func `an AnyView whose environment value changes causes an evaluation, an equal one does not`() {
    let model = Model()
    let screen = Screen(Scaled(model: model))
    model.tick = 1
    screen.flush()
    #expect(model.drawn == 1)
    model.tick = 2
    screen.flush()
    #expect(model.drawn == 2)
    #expect(screen.text.contains("Scale 2"))
  }

  /// An observable object behind a protocol.
  @Observable final class Live: Source {
    var name = "a"
  }

  @Test func `a change of an observable object behind a protocol type is drawn`() {
    let (model, live) = (Model(), Live())
    model.source = live
    let screen = Screen(Page(model: model, reference: Reference("r")))
    model.tick += 1
    screen.flush()
    #expect(model.drawn == 1)
    live.name = "b"
    #expect(screen.text.contains("b"))
    #expect(model.drawn == 2)
  }

  /// A view that shows the binding that it holds, in an erased view.
  struct Bound: View {
    let text: Binding<String>

    var body: some View { Text(text.wrappedValue) }
  }

  /// An object that nothing observes.
  @MainActor final class Plain { var name = "a" }

  struct BoundPage: View {
    let model: Model
    let plain: Plain

    var body: some View {
      _ = model.tick
      let binding = Binding(get: { plain.name }, set: { plain.name = $0 })
      return Holder(model: model, content: AnyView(Bound(text: binding)))
    }
  }

  @Test func `an AnyView with a closure-based binding always counts as changed`() {
    let (model, plain) = (Model(), Plain())
    let screen = Screen(BoundPage(model: model, plain: plain))
    plain.name = "b"
    model.tick = 1
    #expect(screen.text.contains("b"))
  }

  /// A modifier that counts how often its body is evaluated around a content that stays the same.
  struct Counted: ViewModifier {
    let model: Model
    let tick: Int

    func body(content: Content) -> some View {
      model.drawn += 1
      return content
    }
  }

  struct ModifiedPage: View {
    let model: Model

    var body: some View {
      Row(number: 1).modifier(Counted(model: model, tick: model.tick / 2))
    }
  }

  @Test func `an unchanged modifier around an unchanged view is not evaluated again`() {
    let model = Model()
    let screen = Screen(ModifiedPage(model: model))
    model.tick = 1
    screen.flush()
    #expect(model.drawn == 1)
    model.tick = 2
    screen.flush()
    #expect(model.drawn == 2)
  }

  struct OptionalPage: View {
    let model: Model

    var body: some View {
      let row: Row? = model.tick < 4 ? Row(number: model.tick / 2) : nil
      Holder(model: model, content: AnyView(row))
    }
  }

  @Test func `an AnyView of an optional view is compared by the wrapped view`() {
    let model = Model()
    let screen = Screen(OptionalPage(model: model))
    for (tick, drawn) in [(1, 1), (2, 2), (4, 3), (5, 3)] {
      model.tick = tick
      screen.flush()
      #expect(model.drawn == drawn)
    }
    #expect(!screen.text.contains("Number"))
  }

  /// A view that counts how often its body is evaluated around a choice of views.
  struct Choice<Content: View>: View {
    let model: Model
    @ViewBuilder let content: Content

    var body: some View {
      model.drawn += 1
      return content
    }
  }

  /// A modifier that is evaluated again when the model changes, and whose content stays the same.
  struct Ticking: ViewModifier {
    let model: Model

    func body(content: Content) -> some View {
      content
      Text("Tick \(model.tick)")
    }
  }

  struct ChoicePage: View {
    let model: Model
    let isOn: Bool

    var body: some View {
      Choice(model: model) {
        if isOn { Text("On") } else { Text("Off") }
      }
      .modifier(Ticking(model: model))
    }
  }

  @Test func `a change that only a modifier reads does not evaluate the modifier's content again`()
  {
    let model = Model()
    let screen = Screen(ChoicePage(model: model, isOn: true))
    model.tick = 1
    #expect(screen.text.contains("Tick 1") && screen.text.contains("On"))
    #expect(model.drawn == 1)
  }
}
