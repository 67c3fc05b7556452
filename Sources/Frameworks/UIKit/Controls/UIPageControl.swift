public import Foundation
import StrataSwiftUIApp

/// A row of dots, one for each page, of which one is the current page's.
///
/// Partial: each dot is a button, by which a person goes to its page.
open class UIPageControl: UIControl {
  /// The number of pages.
  open var numberOfPages = 0 {
    didSet {
      currentPage = held
      setNeedsDisplay()
    }
  }
  private var held = 0
  /// The index of the current page, kept within the pages.
  open var currentPage: Int {
    get { held }
    set {
      held = max(0, min(newValue, numberOfPages - 1))
      setNeedsDisplay()
    }
  }
  /// A Boolean value that indicates whether the dot is hidden if there is only one page.
  open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
  /// The color of the dots of all pages but the current one.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The color of the current page's dot.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func content() -> AnyView {
    let count = hidesForSinglePage && numberOfPages == 1 ? 0 : numberOfPages
    return AnyView(
      HStack(spacing: 8) {
        ForEach(0..<max(0, count), id: \.self) { page in
          Button {
            self.choose(page)
          } label: {
            Circle().fill(self.color(of: page)).frame(width: 8, height: 8)
          }
          .buttonStyle(.plain)
          .accessibilityLabel(Text(verbatim: "\(page + 1)/\(count)"))
          .accessibilityAddTraits(page == self.held ? .isSelected : [])
        }
      }
      .disabled(!isEnabled))
  }

  private func color(of page: Int) -> Color {
    page == held
      ? (currentPageIndicatorTintColor ?? .label).color
      : (pageIndicatorTintColor ?? .tertiaryLabel).color
  }

  private func choose(_ page: Int) {
    guard page != held else { return }
    currentPage = page
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
