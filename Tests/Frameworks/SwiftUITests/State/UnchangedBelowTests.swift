import Foundation
import Observation
import SwiftUI
import SwiftUITesting
import Testing

/// Tests that modifiers of a page that are set again with each update leave the views below
/// unchanged.
@MainActor @Suite struct UnchangedBelowTests {
  @MainActor @Observable final class Model {
    var tick = 0
    var isOn = false
    var text = ""
    @ObservationIgnored var drawn = 0
    @ObservationIgnored var submitted: [Int] = []
  }

  struct Row: View {
    let model: Model
    let number: Int

    var body: some View {
      model.drawn += 1
      return Text("Row \(number)")
    }
  }

  /// A view that reads the page's `openURL` action.
  struct Opener: View {
    let model: Model
    @Environment(\.openURL) private var openURL

    var body: some View {
      model.drawn += 1
      return Button("Open") { openURL(URL(filePath: "/a")) }
    }
  }

  struct Page: View {
    let model: Model
    let saying: Saying

    var body: some View {
      let tick = model.tick
      NavigationStack {
        ScrollView {
          LazyVStack {
            Text("Tick \(tick)")
            TextField("Name", text: Bindable(model).text)
            Opener(model: model)
            ForEach(0..<20) { Row(model: model, number: $0) }
          }
        }
        .modifier(Says(saying: saying, model: model, tick: tick))
      }
    }
  }

  /// The modifier that is applied to the page.
  enum Saying: CaseIterable {
    case search, refresh, submit, title, toolbar, alert, sheet, task, change, tint, key, use, open
  }

  struct Says: ViewModifier {
    let saying: Saying
    let model: Model
    let tick: Int

    func body(content: Content) -> some View {
      let isOn = Bindable(model).isOn
      switch saying {
      case .search: content.searchable(text: Bindable(model).text, prompt: Text("Find"))
      case .refresh: content.refreshable { [tick] in _ = tick }
      case .submit: content.onSubmit { model.submitted.append(tick) }
      case .title: content.navigationTitle("Tick \(tick)")
      case .toolbar: content.toolbar { Button("Tick \(tick)") { model.tick += tick } }
      case .alert: content.alert("Tick \(tick)", isPresented: isOn) { Button("OK") {} }
      case .sheet: content.sheet(isPresented: isOn) { Text("Tick \(tick)") }
      case .task: content.task { [tick] in _ = tick }
      case .change: content.onChange(of: tick) { model.submitted.append(tick) }
      case .tint: content.tint(.red).foregroundStyle(.blue).font(.body)
      case .key: content.environment(\.lineLimit, 3).environment(model)
      case .open:
        content.environment(
          \.openURL,
          OpenURLAction { _ in
            model.submitted.append(tick)
            return .handled
          })
      case .use: content.disabled(false).accessibilityIdentifier("page")
      }
    }
  }

  @Test(arguments: Saying.allCases)
  func `rows are not evaluated again when only the page around them is evaluated again`(
    saying: Saying
  ) async throws {
    let model = Model()
    let screen = Screen(Page(model: model, saying: saying))
    #expect(screen.text.contains("Row 19"))
    await screen.settle()
    model.drawn = 0
    for tick in 1...3 {
      model.tick = tick
      #expect(screen.text.contains("Tick \(tick)"))
    }
    #expect(model.drawn == 0, "\(saying)")
  }

  @Test func `after an update of the page a tap calls the page's latest openURL action`() throws {
    let model = Model()
    let screen = Screen(Page(model: model, saying: .open))
    model.tick = 7
    try screen.button("Open").tap()
    #expect(model.submitted == [7])
  }

  /// A page of which one view has another `openURL` action than the rest.
  private struct Shared: View {
    let model: Model
    @State private var common = OpenURLAction { _ in .handled }
    let own: OpenURLAction

    var body: some View {
      VStack {
        Opener(model: model).environment(\.openURL, model.isOn ? own : common)
        Text("\(model.tick)")
        Button("Other") { common(URL(filePath: "/b")) }
      }
    }
  }

  @Test func `an action in the environment of one view is not run by another view`() throws {
    let model = Model()
    let own = OpenURLAction { _ in
      model.submitted.append(1)
      return .handled
    }
    let screen = Screen(Shared(model: model, own: own))
    model.isOn = true
    try screen.button("Other").tap()
    #expect(model.submitted == [])
    try screen.button("Open").tap()
    #expect(model.submitted == [1])
  }

  @Test func `after an update of the page the Return key runs the page's latest onSubmit`() throws {
    let model = Model()
    let screen = Screen(Page(model: model, saying: .submit))
    model.tick = 7
    try screen.field("Name").submit()
    #expect(model.submitted == [7])
  }
}
