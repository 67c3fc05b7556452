import Observation
import SwiftUI
import SwiftUITesting
import Testing

/// What a page says of itself anew, each time it is drawn, leaves the views below as they were.
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
            ForEach(0..<20) { Row(model: model, number: $0) }
          }
        }
        .modifier(Says(saying: saying, model: model, tick: tick))
      }
    }
  }

  /// What is said of the page.
  enum Saying: CaseIterable {
    case search, refresh, submit, title, toolbar, alert, sheet, task, change, tint, key, use
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
      case .use: content.disabled(false).accessibilityIdentifier("page")
      }
    }
  }

  @Test(arguments: Saying.allCases)
  func `rows are not drawn again when the page around them is`(saying: Saying) async throws {
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

  @Test func `Enter does what the page said last`() throws {
    let model = Model()
    let screen = Screen(Page(model: model, saying: .submit))
    model.tick = 7
    try screen.field("Name").submit()
    #expect(model.submitted == [7])
  }
}
