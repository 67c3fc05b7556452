package import Foundation
import StrataDeviceServices
import StrataRendering
import StrataSwiftUIDrawing
package import StrataSwiftUILayout
import StrataViewTree
package import SwiftUICore

/// A view that is laid out and painted on the server, for pictures of it.
///
///     let picture = ViewPicture()
///     picture.show(Text("Hello"), values)
///     let size = picture.layOut(.unspecified)
///     let bitmap = picture.painting(scale: 2, isOpaque: false)?.bitmap(pictures)
@MainActor package final class ViewPicture {
  /// The rounds of layout after which the sizes that views have read are taken as they are.
  private static let mostRounds = 4

  private let tree: Tree
  private let fonts: FontCatalog
  private var root: LayoutNode?
  private var isDark = false

  /// Creates a picture without a view.
  package convenience init() { self.init(fonts: .machine) }

  init(fonts: FontCatalog) {
    self.fonts = fonts
    tree = Tree(device: DeviceHost.current)
  }

  /// A closure that is called when something that the view has read changes.
  package var onChange: (() -> Void)? {
    get { tree.onInvalidate }
    set { tree.onInvalidate = newValue }
  }

  /// Shows a view, or another value of it.
  package func show<Content: View>(_ content: Content, _ values: EnvironmentValues) {
    guard let screen = tree.screen else { return }
    isDark = values.colorScheme == .dark
    let context = Context(parent: screen, environment: values.store)
    tree.asDevice { screen.setContent { Content._update(content, $0, context) } }
  }

  /// Ends the tasks of the view.
  package func close() { tree.unmount() }

  /// Lays out the view.
  ///
  /// - Parameter proposal: The size that the view is offered.
  /// - Returns: The size that the view has chosen.
  package func layOut(_ proposal: ProposedViewSize) -> CGSize {
    let offered = Proposal(
      width: proposal.width.map { Double($0) }, height: proposal.height.map { Double($0) })
    var told: [ElementID: String] = [:]
    var size = CGSize.zero
    for _ in 0..<Self.mostRounds {
      size = arrange(offered)
      let sizes = root?.reports ?? [:]
      let changed = sizes.filter { told[$0.key] != $0.value }
      if changed.isEmpty { break }
      told.merge(sizes) { $1 }
      for (id, report) in changed { tree.receive(ElementEvent(.box, value: report), for: id) }
    }
    return size
  }

  private func arrange(_ proposal: Proposal) -> CGSize {
    guard let snapshot = tree.snapshot().first else { return .zero }
    let root = LayoutNode(snapshot, around: Lettering(), isDark: isDark, fonts: fonts)
    let size = root.size(proposal)
    root.place(in: CGRect(origin: .zero, size: size), proposal)
    self.root = root
    return size
  }

  /// Returns the view as it was laid out, for painting on any thread.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels in a point.
  ///   - isOpaque: Whether the picture has no transparency; it is black where nothing is drawn.
  /// - Returns: `nil` if the picture would have no pixels, or more than 100 million.
  package func painting(scale: Double, isOpaque: Bool) -> Painting? {
    root.flatMap { Painting($0, fonts: fonts, scale: scale, isOpaque: isOpaque) }
  }

  /// The layout, for tests.
  var layout: LayoutNode? { root }
}

extension LayoutNode {
  /// The frames of the elements that report them, in the encoding of a browser.
  fileprivate var reports: [ElementID: String] {
    var found: [ElementID: String] = [:]
    if element.events.contains(.box) {
      let frame = contentFrame
      found[id] = "\(frame.width) \(frame.height) \(frame.minX) \(frame.minY)"
    }
    for child in children { found.merge(child.reports) { $1 } }
    return found
  }
}
