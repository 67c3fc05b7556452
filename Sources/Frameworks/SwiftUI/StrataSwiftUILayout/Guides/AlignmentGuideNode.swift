import Foundation
import StrataRendering
import StrataViewTree
import SwiftUICore

/// A node that sets an alignment guide of the view in it.
@MainActor protocol GuideSource: Node {
  var key: GuideKey { get }
  /// The distance of the guide from the view's leading or top edge; `nil` until the size is known.
  var value: Double? { get }
  var model: GeometryModel { get }
  /// The element whose guide it sets; `nil` until the browser has reported its size.
  var element: ElementNode? { get }
  var isMirrored: Bool { get }
  /// Receives the guides that views inside set.
  func take(_ inside: [GuideKey: Double])
}

@MainActor final class AlignmentGuideNode<Content: View>: EvaluatingNode, GuideSource {
  let key: GuideKey
  let model: GeometryModel
  private(set) var value: Double?
  private(set) weak var element: ElementNode?
  private var modifier: AlignmentGuide
  private var content: Content
  private var context: Context
  private var child: Node?
  private let inside = StateBox<[GuideKey: Double]>([:])

  init(_ key: GuideKey, _ modifier: AlignmentGuide, _ content: Content, _ context: Context) {
    (self.key, self.modifier, self.content, self.context) = (key, modifier, content, context)
    model = GeometryModel(context.tree)
    super.init(context)
    evaluate()
  }

  override var children: [Node] { child.map { [$0] } ?? [] }
  override var name: String { "AlignmentGuide" }

  var isMirrored: Bool {
    EnvironmentValues(context.environment).layoutDirection == .rightToLeft
  }

  func update(_ modifier: AlignmentGuide, _ content: Content, _ context: Context) {
    (self.modifier, self.content, self.context) = (modifier, content, context)
    reevaluate()
  }

  func take(_ inside: [GuideKey: Double]) { self.inside.current = inside }

  override func evaluate() {
    let (value, events): (Double?, EventSet) = track {
      (computed, model.wantsPlace.current ? [.box, .place] : .box)
    }
    self.value = value
    let event = Decoration.event(events) { [weak self] in self?.receive($0.value) }
    updateChild(&child) { old in
      ElementNode.apart(old, context.below(self)) { [content] in
        Content._update(content, $0, $1.adding(event))
      }
    }
    GuideTable.of(tree).changed(self)
  }

  private func receive(_ text: String) {
    element = GuideTable.of(tree).reporting
    model.receive(text)
  }

  private var computed: Double? {
    guard model.isMeasured.current else { return nil }
    let size = model.size.current
    var view = ViewDimensions(width: size.width, height: size.height)
    for (key, value) in inside.current { view.set(key, value) }
    let value = Double(modifier.compute(view))
    return value.isFinite ? value : 0
  }

  override func unmount() {
    guard isMounted else { return }
    super.unmount()
    GuideTable.of(tree).schedule()
  }
}
