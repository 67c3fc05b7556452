import Observation
import SwiftUI
import SwiftUITesting
import Testing
import UIKit

/// Tests of UIKit in SwiftUI, SwiftUI in UIKit, and both nested.
@MainActor struct BridgeTests {
  @MainActor @Observable final class Model {
    var text = "first"
    var isShown = true
    var log: [String] = []
  }

  struct Words: UIViewRepresentable {
    let model: Model
    let text: String
    @Environment(\.isEnabled) private var isEnabled

    @MainActor final class Coordinator { var updates = 0 }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UILabel {
      model.log.append("made")
      return UILabel()
    }

    func updateUIView(_ label: UILabel, context: Context) {
      context.coordinator.updates += 1
      label.text = text + (context.environment.isEnabled ? "" : " off")
    }

    static func dismantleUIView(_ label: UILabel, coordinator: Coordinator) {
      label.text = "gone after \(coordinator.updates)"
    }
  }

  struct Outer: View {
    let model: Model

    var body: some View {
      VStack {
        if model.isShown { Words(model: model, text: model.text) }
        Button("Change") { model.text = "second" }
        Button("Hide") { model.isShown = false }
      }
    }
  }

  @Test func `a representable makes its view once, updates it and removes it`() throws {
    let model = Model()
    let screen = Screen(Outer(model: model))
    #expect(screen.text.contains("first"))
    try screen.button("Change").tap()
    #expect(screen.text.contains("second") && model.log == ["made"])
    try screen.button("Hide").tap()
    #expect(!screen.text.contains("second"))
  }

  @Test func `a representable receives the environment`() {
    let screen = Screen(Outer(model: Model()).disabled(true))
    #expect(screen.text.contains("first off"))
  }

  @Test func `a hosting controller keeps the state when its root view is replaced`() throws {
    struct Counter: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
    let host = UIHostingController(rootView: Counter(name: "A"))
    let screen = screen { host }
    try screen.button("A 0").tap()
    host.rootView = Counter(name: "B")
    #expect(screen.has("B 1"))
  }

  @Test func `a hosting controller works inside a representable`() throws {
    let model = Model()
    let screen = screen {
      let host = UIHostingController(rootView: Outer(model: model))
      let outer = UIViewController()
      outer.addChild(host)
      outer.view.addSubview(host.view)
      host.didMove(toParent: outer)
      return outer
    }
    try screen.button("Change").tap()
    #expect(screen.text.contains("second"))
  }

  @Test func `a controller in SwiftUI receives its appearance methods`() throws {
    final class Screened: UIViewController {
      let model: Model
      init(_ model: Model) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      override func viewDidLoad() { model.log.append("load") }
      override func viewWillAppear(_ animated: Bool) { model.log.append("willAppear") }
      override func viewDidAppear(_ animated: Bool) { model.log.append("appear") }
      override func viewWillDisappear(_ animated: Bool) { model.log.append("willDisappear") }
      override func viewDidDisappear(_ animated: Bool) { model.log.append("disappear") }
    }
    struct Holder: View {
      let model: Model
      var body: some View {
        VStack {
          if model.isShown { Shown { Screened(model) } }
          Button("Hide") { model.isShown = false }
        }
      }
    }
    let model = Model()
    let screen = Screen(Holder(model: model))
    screen.flush()
    #expect(model.log == ["load", "willAppear", "appear"])
    try screen.button("Hide").tap()
    screen.flush()
    #expect(model.log.suffix(2) == ["willDisappear", "disappear"])
  }
}
