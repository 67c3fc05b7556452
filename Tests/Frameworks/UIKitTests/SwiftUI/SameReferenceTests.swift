import Observation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing
import UIKit

/// Tests that changes of UIKit's objects are drawn although the views of SwiftUI that hold them
/// have the same reference as before, and so are not evaluated again.
@MainActor @Suite struct SameReferenceTests {
  /// The model that the views around those of UIKit read, so that they are evaluated again.
  @MainActor @Observable final class Model {
    var tick = 0
    @ObservationIgnored var updates = 0
  }

  protocol Named: AnyObject {}

  final class NamedLabel: UILabel, Named {}

  /// A view that holds a view in properties of each kind.
  struct Held: UIViewRepresentable {
    let model: Model
    let view: UIView
    let maybe: UIView?
    let named: (any Named)?
    let pair: (Int, UIView)

    func makeUIView(context: Context) -> UIView { view }

    func updateUIView(_ view: UIView, context: Context) { model.updates += 1 }
  }

  struct Page: View {
    let model: Model
    let view: UIView

    var body: some View {
      VStack {
        Text("Tick \(model.tick)")
        Held(
          model: model, view: view, maybe: view, named: view as? any Named, pair: (1, view))
      }
    }
  }

  private func label(_ text: String) -> NamedLabel {
    let label = NamedLabel()
    label.text = text
    return label
  }

  /// Evaluates the views around those of UIKit again.
  private func evaluateAround(_ model: Model, _ screen: Screen) {
    model.tick += 1
    #expect(screen.has("Tick \(model.tick)"))
  }

  @Test func `a representable with equal values is not updated again and shows its view's change`()
  {
    let (model, view) = (Model(), label("first"))
    let screen = Screen(Page(model: model, view: view))
    let updates = model.updates
    evaluateAround(model, screen)
    view.text = "second"
    #expect(screen.has("second") && !screen.has("first"))
    evaluateAround(model, screen)
    view.isHidden = true
    #expect(!screen.has("second"))
    view.isHidden = false
    #expect(screen.has("second"))
    #expect(model.updates == updates)
  }

  @Test func `changes of subviews at any depth are drawn`() {
    let (model, outer, middle, inner) = (Model(), UIView(), UIView(), label("first"))
    outer.addSubview(middle)
    middle.addSubview(inner)
    let screen = Screen(Page(model: model, view: outer))
    evaluateAround(model, screen)
    inner.text = "second"
    #expect(screen.has("second"))
    evaluateAround(model, screen)
    let late = label("late")
    middle.addSubview(late)
    #expect(screen.has("late"))
    late.text = "later"
    #expect(screen.has("later") && !screen.has("late"))
    evaluateAround(model, screen)
    inner.removeFromSuperview()
    #expect(!screen.has("second") && screen.has("later"))
    middle.removeFromSuperview()
    #expect(!screen.has("later"))
  }

  @Test func `a changed constraint of a subview is drawn`() throws {
    let (model, outer, inner) = (Model(), UIView(), label("inside"))
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    let width = inner.widthAnchor.constraint(equalToConstant: 40)
    width.isActive = true
    let screen = Screen(Page(model: model, view: outer))
    evaluateAround(model, screen)
    #expect(screen.rules.contains(.size(width: 40, height: nil)))
    width.constant = 60
    #expect(screen.rules.contains(.size(width: 60, height: nil)))
    #expect(!screen.rules.contains(.size(width: 40, height: nil)))
  }

  // MARK: Controllers

  struct HeldController: UIViewControllerRepresentable {
    let model: Model
    let controller: UIViewController?

    func makeUIViewController(context: Context) -> UIViewController {
      controller ?? UIViewController()
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {
      model.updates += 1
    }
  }

  struct ControllerPage: View {
    let model: Model
    let controller: UIViewController

    var body: some View {
      VStack {
        Text("Tick \(model.tick)")
        HeldController(model: model, controller: controller)
      }
    }
  }

  private func add(_ child: UIViewController, to parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  @Test func `changes of a child controller's views are drawn`() {
    let (model, parent, child, text) = (
      Model(), UIViewController(), UIViewController(), label("first")
    )
    child.view.addSubview(text)
    add(child, to: parent)
    let screen = Screen(ControllerPage(model: model, controller: parent))
    let updates = model.updates
    evaluateAround(model, screen)
    text.text = "second"
    #expect(screen.has("second"))
    let (late, words) = (UIViewController(), label("late"))
    late.view.addSubview(words)
    add(late, to: parent)
    #expect(screen.has("late"))
    evaluateAround(model, screen)
    words.text = "later"
    #expect(screen.has("later"))
    late.willMove(toParent: nil)
    late.view.removeFromSuperview()
    late.removeFromParent()
    #expect(!screen.has("later") && screen.has("second"))
    #expect(model.updates == updates)
  }

  @Test func `a table whose data source changes later shows its rows`() {
    final class Source: NSObject, UITableViewDataSource {
      var names = ["first"]

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        names.count
      }

      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = names[indexPath.row]
        cell.contentConfiguration = content
        return cell
      }
    }
    let (model, table, source) = (Model(), UITableView(frame: .zero, style: .plain), Source())
    let screen = Screen(Page(model: model, view: table))
    evaluateAround(model, screen)
    table.dataSource = source
    table.reloadData()
    #expect(screen.text.contains("first"))
    evaluateAround(model, screen)
    source.names = ["first", "second"]
    table.reloadData()
    #expect(screen.text.contains("second") && source.names.count == 2)
  }

  // MARK: Menus

  @Test func `a UIAction's changed state, title or attributes are drawn in its button's menu`()
    throws
  {
    let action = UIAction(title: "Forget") { _ in }
    let inner = UIAction(title: "Keep") { _ in }
    let group = UIMenu(options: .displayInline, children: [inner])
    let button = UIButton(type: .system)
    button.setTitle("Sort", for: .normal)
    button.menu = UIMenu(children: [action, group])
    button.showsMenuAsPrimaryAction = true
    let model = Model()
    let screen = Screen(Page(model: model, view: button))
    evaluateAround(model, screen)
    #expect(!screen.symbols.contains("checkmark"))
    action.state = .on
    #expect(screen.symbols.contains("checkmark"))
    action.state = .off
    #expect(!screen.symbols.contains("checkmark"))
    evaluateAround(model, screen)
    inner.title = "Put aside"
    #expect(screen.has("Put aside") && !screen.has("Keep"))
    action.attributes = .disabled
    #expect(try screen.button("Forget").isDisabled)
    action.attributes = .hidden
    #expect(!screen.has("Forget"))
  }

  // MARK: Delegates

  @Test func `a change that a delegate makes during an event is drawn`() throws {
    final class Helper: NSObject, UITextFieldDelegate {
      let label: UILabel
      init(_ label: UILabel) { self.label = label }

      func textFieldDidChangeSelection(_ textField: UITextField) {
        label.text = "You wrote \(textField.text ?? "")"
      }
    }
    let (model, outer, field, words) = (Model(), UIView(), UITextField(), label("Nothing yet"))
    field.placeholder = "Name"
    outer.addSubview(field)
    outer.addSubview(words)
    let screen = Screen(Page(model: model, view: outer))
    let helper = Helper(words)
    evaluateAround(model, screen)
    field.delegate = helper
    try screen.field("Name").type("Morty")
    #expect(screen.has("You wrote Morty") && helper.label === words)
  }
}
