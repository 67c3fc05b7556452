import Observation
import SwiftUI
import SwiftUITesting
import Testing

/// Tests of views with a closure-based binding: it may read another value although it is unchanged
/// in memory, so the view counts as changed.
@MainActor @Suite struct HiddenBindingTests {
  /// An object that nothing observes.
  @MainActor final class Plain { var name = "a" }

  /// A view that shows the value of a binding.
  struct Bound: View {
    let text: Binding<String>

    var body: some View { Text(text.wrappedValue) }
  }

  protocol Source {
    @MainActor var name: String { get }
  }

  struct BoundSource: Source {
    let text: Binding<String>
    var others: [Int] = []
    @MainActor var name: String { text.wrappedValue }
  }

  enum Choice {
    case bound(Binding<String>)
    case fixed(String)

    @MainActor var name: String {
      switch self {
      case .bound(let binding): binding.wrappedValue
      case .fixed(let name): name
      }
    }
  }

  /// An enum whose cases have payloads of the same size, without padding or unused bytes.
  enum Name {
    case first(String), last(String)

    var text: String {
      switch self {
      case .first(let text), .last(let text): text
      }
    }
  }

  @Observable @MainActor final class Model {
    var tick = 0
    @ObservationIgnored var drawn = 0
    @ObservationIgnored let text: Binding<String>

    init(_ plain: Plain) {
      text = Binding(get: { plain.name }, set: { plain.name = $0 })
    }
  }

  /// A view that counts how often its body is evaluated.
  struct Counted<Content: View>: View {
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

  struct NamedSource: View {
    let source: any Source

    var body: some View { Text(source.name) }
  }

  struct NamedChoice: View {
    let choice: Choice

    var body: some View { Text(choice.name) }
  }

  struct Named: View {
    let model: Model
    let name: Name

    var body: some View {
      model.drawn += 1
      return Text(name.text)
    }
  }

  /// Changes the value that a binding reads, and evaluates the modifier around the page again.
  private func shown<Page: View>(_ page: (Model) -> Page) -> String {
    let plain = Plain()
    let model = Model(plain)
    let screen = Screen(page(model).modifier(Ticking(model: model)))
    plain.name = "changed"
    model.tick = 1
    return screen.text
  }

  @Test func `a view with a closure-based binding in an if statement counts as changed`() {
    let text = shown { model in
      Counted(model: model) {
        if model.drawn == 0 { Bound(text: model.text) } else { Text("Off") }
      }
    }
    #expect(text.contains("Tick 1") && text.contains("changed"))
  }

  @Test func `a view with a closure-based binding in an enum counts as changed`() {
    let text = shown { NamedChoice(choice: .bound($0.text)) }
    #expect(text.contains("Tick 1") && text.contains("changed"))
  }

  @Test
  func `a view with a closure-based binding in a property of a protocol type counts as changed`() {
    let text = shown { NamedSource(source: BoundSource(text: $0.text)) }
    #expect(text.contains("Tick 1") && text.contains("changed"))
  }

  @Test func `a view with an equal enum that holds no binding is not evaluated again`() {
    let plain = Plain()
    let model = Model(plain)
    let page = Named(model: model, name: .last("fixed"))
    let screen = Screen(page.modifier(Ticking(model: model)))
    model.tick = 1
    #expect(screen.text.contains("Tick 1") && screen.text.contains("fixed"))
    #expect(model.drawn == 1)
  }
}
