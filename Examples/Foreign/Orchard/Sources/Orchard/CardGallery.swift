import SwiftUI
import UIKit

/// UIKit's navigation in a tab of SwiftUI.
struct CardGallery: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: CardsViewController())
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}

final class CardsViewController: UIViewController {
  private let stack = UIStackView()
  private let counter = UILabel()
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Cards"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [weak self] _ in self?.add() })

    stack.axis = .vertical
    stack.spacing = 12
    stack.alignment = .fill
    stack.translatesAutoresizingMaskIntoConstraints = false

    let scrollView = UIScrollView()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    scrollView.addSubview(stack)

    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(
        equalTo: scrollView.contentLayoutGuide.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(
        equalTo: scrollView.contentLayoutGuide.trailingAnchor, constant: -16),
      stack.bottomAnchor.constraint(
        equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -16),
      stack.widthAnchor.constraint(
        equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -32),
    ])

    counter.font = .preferredFont(forTextStyle: .title2)
    stack.addArrangedSubview(counter)
    addButtons()
    updateCounter()
  }

  private func addButtons() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Show card"
    configuration.image = UIImage(systemName: "rectangle.portrait")
    configuration.imagePadding = 8
    let show = UIButton(
      configuration: configuration,
      primaryAction: UIAction { [weak self] _ in
        self?.navigationController?.pushViewController(CardViewController(), animated: true)
      })
    stack.addArrangedSubview(show)

    var plain = UIButton.Configuration.bordered()
    plain.title = "Empty"
    let empty = UIButton(
      configuration: plain,
      primaryAction: UIAction { [weak self] _ in self?.confirmEmptying() })
    stack.addArrangedSubview(empty)

    let toggle = UISwitch()
    toggle.isOn = true
    toggle.accessibilityLabel = "Counting"
    toggle.addAction(
      UIAction { [weak self, weak toggle] _ in self?.counter.isHidden = toggle?.isOn == false },
      for: .valueChanged)
    let row = UIStackView(arrangedSubviews: [UILabel.make("Counting"), toggle])
    row.distribution = .equalSpacing
    stack.addArrangedSubview(row)
  }

  private func add() {
    count += 1
    updateCounter()
  }

  private func updateCounter() {
    counter.text = count == 1 ? "1 card" : "\(count) cards"
  }

  private func confirmEmptying() {
    let alert = UIAlertController(
      title: "Empty the box?", message: "All cards go.", preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Empty", style: .destructive) { [weak self] _ in
        self?.count = 0
        self?.updateCounter()
      })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }
}

extension UILabel {
  fileprivate static func make(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }
}

final class CardViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Card"
    view.backgroundColor = .systemGroupedBackground
    let host = UIHostingController(rootView: CardView())
    addChild(host)
    host.view.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(host.view)
    NSLayoutConstraint.activate([
      host.view.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      host.view.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      host.view.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.8),
    ])
    host.didMove(toParent: self)
  }
}

struct CardView: View {
  @State private var isFlipped = false

  var body: some View {
    VStack(spacing: 16) {
      Text(isFlipped ? "Back" : "Front").font(.largeTitle)
      Button("Flip") { isFlipped.toggle() }
    }
    .frame(maxWidth: .infinity)
    .padding(32)
    .background(Color.white, in: RoundedRectangle(cornerRadius: 20))
    .foregroundStyle(.black)
  }
}

#Preview("Cards") {
  UINavigationController(rootViewController: CardsViewController())
}
