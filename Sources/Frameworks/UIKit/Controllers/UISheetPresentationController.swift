public import Foundation
import StrataSwiftUIApp

/// The object that presents a controller as a sheet, with its sizes and its look.
///
///     if let sheet = controller.sheetPresentationController {
///       sheet.detents = [.medium(), .large()]
///       sheet.prefersGrabberVisible = true
///     }
///     present(controller, animated: true)
@MainActor @preconcurrency
public final class UISheetPresentationController: UIPresentationController {
  /// The sizes at which the sheet rests.
  public var detents: [Detent] = [.large()] { didSet { changed() } }
  /// The size at which the sheet rests now; `nil` for the smallest one.
  public var selectedDetentIdentifier: Detent.Identifier? { didSet { changed() } }
  /// The largest size at which the view behind the sheet can be used; `nil` for none.
  public var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { changed() } }
  /// A Boolean value that indicates whether the sheet has a grabber.
  public var prefersGrabberVisible = false { didSet { changed() } }
  /// The radius of the sheet's corners in points; `nil` for the usual one.
  public var preferredCornerRadius: CGFloat? { didSet { changed() } }
  /// A Boolean value that indicates whether scrolling at the edge makes the sheet larger.
  public var prefersScrollingExpandsWhenScrolledToEdge = true { didSet { changed() } }
  /// A Boolean value that indicates whether the sheet is at the bottom of a low window.
  ///
  /// Accepted: it has no effect, since the browser places a sheet by the width of its window.
  public var prefersEdgeAttachedInCompactHeight = false
  /// A Boolean value that indicates whether a sheet at the bottom is as wide as its content prefers.
  ///
  /// Accepted: it has no effect, since the browser places a sheet by the width of its window.
  public var widthFollowsPreferredContentSizeWhenEdgeAttached = false

  /// Makes changes to the sheet.
  ///
  /// Partial: the changes are shown without an animation.
  ///
  /// - Parameter changes: A function that makes the changes.
  public func animateChanges(_ changes: () -> Void) { changes() }

  /// A size at which a sheet rests.
  @MainActor @preconcurrency public final class Detent: NSObject {
    /// The name of a size.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }

      /// Creates the name of a size.
      ///
      /// - Parameter rawValue: The name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// The name of a size of about half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The name of a size of the whole screen except its top.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The name of the size.
    public let identifier: Identifier
    private let resolver: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)?

    private init(
      _ identifier: Identifier,
      resolver: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)? = nil
    ) {
      (self.identifier, self.resolver) = (identifier, resolver)
      super.init()
    }

    /// Returns a size of about half of the screen.
    ///
    /// - Returns: The size.
    public static func medium() -> Detent { Detent(.medium) }

    /// Returns a size of the whole screen except its top.
    ///
    /// - Returns: The size.
    public static func large() -> Detent { Detent(.large) }

    /// Returns a size with a height that the app calculates.
    ///
    /// - Parameters:
    ///   - identifier: The name of the size; `nil` for a name of its own.
    ///   - resolver: A function that returns the height in points, or `nil` if the size is not
    ///     available.
    /// - Returns: The size.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver: resolver)
    }

    /// Returns the height of the size in points.
    ///
    /// - Parameter context: The surroundings of the sheet.
    /// - Returns: The height; `nil` if the size is not available.
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      if let resolver { return resolver(context) }
      return context.maximumDetentValue * (identifier == .medium ? 0.5 : 1)
    }

    /// The size for SwiftUI's sheet; `nil` if it is not available.
    fileprivate var shown: PresentationDetent? {
      guard resolver != nil else { return identifier == .medium ? .medium : .large }
      return resolvedValue(in: SheetSurroundings()).map(PresentationDetent.height)
    }
  }

  /// The sizes for SwiftUI's sheet with their names, those that are available.
  private var sizes: [(name: Detent.Identifier, size: PresentationDetent)] {
    detents.compactMap { detent in detent.shown.map { (detent.identifier, $0) } }
  }

  private func size(of name: Detent.Identifier?) -> PresentationDetent? {
    sizes.first { $0.name == name }?.size
  }

  /// The sizes for SwiftUI's sheet.
  var shownSizes: Set<PresentationDetent> {
    let all = Set(sizes.map(\.size))
    return all.isEmpty ? [.large] : all
  }

  /// The current size for SwiftUI's sheet. A person's change of it is told to the delegate.
  var shownSize: Binding<PresentationDetent> {
    Binding { [self] in
      // The sheet reads the binding outside of its content, and is drawn again when this changes.
      _ = revision.current
      return size(of: selectedDetentIdentifier) ?? sizes.first?.size ?? .large
    } set: { [self] new in
      guard let name = sizes.first(where: { $0.size == new })?.name,
        name != selectedDetentIdentifier
      else { return }
      selectedDetentIdentifier = name
      (delegate as? any UISheetPresentationControllerDelegate)?
        .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
  }

  /// The use of the view behind SwiftUI's sheet.
  var behind: PresentationBackgroundInteraction {
    size(of: largestUndimmedDetentIdentifier).map { .enabled(upThrough: $0) } ?? .automatic
  }
}

/// The surroundings in which a sheet's height is calculated.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The traits of the window.
  var containerTraitCollection: UITraitCollection { get }
  /// The height of the largest sheet in points.
  var maximumDetentValue: CGFloat { get }
}

private struct SheetSurroundings: UISheetPresentationControllerDetentResolutionContext {
  var containerTraitCollection: UITraitCollection { UIScreen.main.traitCollection }
  var maximumDetentValue: CGFloat { WindowMeasure.current.size.height }
}

/// An object that hears when a person changes the size of a sheet.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called after a person has changed the size of the sheet.
  ///
  /// - Parameter sheetPresentationController: The object that presents the sheet.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

extension View {
  /// Applies the sizes and the look of a sheet; nothing without one.
  @ViewBuilder func presented(by sheet: UISheetPresentationController?) -> some View {
    if let sheet {
      SheetLook(sheet: sheet, content: self)
    } else {
      self
    }
  }
}

private struct SheetLook<Content: View>: View {
  let sheet: UISheetPresentationController
  let content: Content

  var body: some View {
    _ = sheet.revision.current
    let mayDismiss = sheet.delegate?.presentationControllerShouldDismiss(sheet) != false
    return
      content
      .presentationDetents(sheet.shownSizes, selection: sheet.shownSize)
      .presentationDragIndicator(sheet.prefersGrabberVisible ? .visible : .automatic)
      .presentationCornerRadius(sheet.preferredCornerRadius)
      .presentationBackgroundInteraction(sheet.behind)
      .presentationContentInteraction(
        sheet.prefersScrollingExpandsWhenScrolledToEdge ? .automatic : .scrolls
      )
      .interactiveDismissDisabled(!mayDismiss)
  }
}
