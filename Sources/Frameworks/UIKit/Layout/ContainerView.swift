import StrataRendering
import StrataSwiftUIApp
import StrataViewTree

/// The subviews of a view, laid out by its constraints.
struct ContainerView: View {
  let view: UIView
  let edition: Int
  /// A Boolean value that indicates whether the container takes all the available room.
  var fills = true

  var body: some View {
    let facts = LayoutFacts(of: view)
    PlanView(plan: view.subviews.isEmpty ? .layers([]) : .plan(facts), facts: facts, handled: [])
      .filling(width: fills, height: fills, .topLeading, of: view)
      .modifier(FaultModifier(faults: facts.faults.map { "\($0)" }, place: "\(type(of: view))"))
  }
}

/// Reports constraints that cannot be laid out, each of them once.
struct FaultModifier: ViewModifier {
  typealias Body = Never
  var faults: [String]
  var place: String

  static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    for fault in modifier.faults {
      context.tree.report(
        fault: """
          Strata: a constraint cannot be laid out in a browser: \(fault)
            where: in \(modifier.place)
            why: boxes can be pinned to edges, margins and neighbours, centred, sized and kept in a \
          ratio; this constraint relates edges or sizes in another way
            what to do: express it by pins and a stack view; the constraint is left out
          """)
    }
    return V._update(content, old, context)
  }
}

/// A part of a layout plan. `handled` contains the axes along which the surrounding line has
/// already placed the part.
struct PlanView: View {
  let plan: LayoutPlan
  let facts: LayoutFacts
  let handled: Set<NSLayoutConstraint.Axis>

  var body: some View {
    switch plan {
    case .view(let view): PlacedView(view: view, facts: facts, handled: handled)
    case .layers(let plans):
      ZStack(alignment: .topLeading) {
        ForEach(Array(plans.enumerated()), id: \.element.identity) { _, plan in
          PlanView(plan: plan, facts: facts, handled: handled)
        }
      }
    case .line(.horizontal, let parts): row(parts)
    case .line(.vertical, let parts): column(parts)
    }
  }

  private func row(_ parts: [LayoutPlan.Part]) -> some View {
    let ends = LineEnds(parts, .horizontal, facts)
    let growing = ends.growing
    return HStack(alignment: rowAlignment(parts), spacing: 0) {
      if ends.pushesStart { Spacer(minLength: 0) }
      ForEach(Array(parts.enumerated()), id: \.element.plan.identity) { index, part in
        if index > 0, !part.isExact, index != growing, index - 1 != growing {
          Spacer(minLength: part.gap)
        }
        self.part(part.plan, grows: index == growing)
          .inset(
            by: EdgeInsets(
              top: 0,
              leading: index > 0 && (part.isExact || index == growing || index - 1 == growing)
                ? part.gap : 0, bottom: 0, trailing: 0), of: firstView)
      }
      if ends.pushesEnd { Spacer(minLength: 0) }
    }
    .inset(
      by: handled.contains(.horizontal)
        ? EdgeInsets() : EdgeInsets(top: 0, leading: ends.start, bottom: 0, trailing: ends.end),
      of: firstView)
  }

  /// A part of a row. If it grows, a single box provides both its growth and its position.
  @ViewBuilder private func part(_ plan: LayoutPlan, grows: Bool) -> some View {
    let handled = handled.union([.horizontal])
    if case .view(let view) = plan, view.isInRow {
      PlacedView(view: view, facts: facts, handled: handled, grows: grows)
    } else {
      PlanView(plan: plan, facts: facts, handled: handled)
        .filling(width: grows, .leading, of: firstView)
    }
  }

  /// Any of the views. All of them have the same superview.
  private var firstView: UIView { facts.views.first ?? facts.container }

  private func column(_ parts: [LayoutPlan.Part]) -> some View {
    let ends = LineEnds(parts, .vertical, facts)
    return VStack(alignment: columnAlignment(parts), spacing: 0) {
      if ends.pushesStart { Spacer(minLength: 0) }
      ForEach(Array(parts.enumerated()), id: \.element.plan.identity) { index, part in
        PlanView(plan: part.plan, facts: facts, handled: handled.union([.vertical]))
          .padding(.top, index > 0 ? part.gap : 0)
      }
      if ends.pushesEnd { Spacer(minLength: 0) }
    }
    .padding(.top, handled.contains(.vertical) ? 0 : ends.start)
    .padding(.bottom, handled.contains(.vertical) ? 0 : ends.end)
  }

  private func rowAlignment(_ parts: [LayoutPlan.Part]) -> VerticalAlignment {
    let views = parts.flatMap(\.plan.views)
    if views.contains(where: { facts.pin($0, .centerY) != nil }) { return .center }
    if facts.shared.contains(where: { $0.2 == .centerY && views.contains($0.0) }) { return .center }
    let tops = views.contains { facts.pin($0, .top) != nil }
    return tops ? .top : views.contains { facts.pin($0, .bottom) != nil } ? .bottom : .center
  }

  private func columnAlignment(_ parts: [LayoutPlan.Part]) -> HorizontalAlignment {
    let views = parts.flatMap(\.plan.views)
    if facts.shared.contains(where: { $0.2 == .centerX && views.contains($0.0) }) { return .center }
    if views.contains(where: { facts.pin($0, .centerX) != nil }) { return .center }
    return .leading
  }
}

/// The space at the ends of a line.
@MainActor struct LineEnds {
  var start: CGFloat = 0
  var end: CGFloat = 0
  /// A Boolean value that indicates whether there is flexible space at the start, because nothing
  /// is pinned there.
  var pushesStart = false
  var pushesEnd = false
  /// The index of the part that takes the remaining room.
  var growing: Int?

  init(_ parts: [LayoutPlan.Part], _ axis: NSLayoutConstraint.Axis, _ facts: LayoutFacts) {
    let isRow = axis == .horizontal
    func pin(_ part: LayoutPlan.Part?, _ edge: NSLayoutConstraint.Attribute) -> LayoutFacts.Pin? {
      part?.plan.views.lazy.compactMap { facts.pin($0, edge) }.first
    }
    let first = pin(parts.first, isRow ? .leading : .top)
    let last = pin(parts.last, isRow ? .trailing : .bottom)
    start = max(0, first?.constant ?? 0)
    end = max(0, -(last?.constant ?? 0))
    guard isRow else { return }
    pushesStart = first == nil && last != nil
    pushesEnd = first != nil && last == nil
    guard first?.isExact == true, last?.isExact == true else { return }
    growing = parts.indices.filter { parts[$0].plan.views.allSatisfy { $0.isElastic(facts) } }
      .min { parts[$0].plan.hugging < parts[$1].plan.hugging }
  }
}

extension LayoutPlan {
  /// The priority with which the part resists being made wider than its content.
  var hugging: Float {
    views.map { $0.contentHuggingPriority(for: .horizontal).rawValue }.min() ?? 0
  }

  /// The part's identity among its siblings: the number of its first view.
  var identity: Int { views.first?.number ?? 0 }
}

extension UIView {
  /// Returns whether no constraint fixes the view's width.
  func isElastic(_ facts: LayoutFacts) -> Bool {
    facts.sizes[number]?.settled.width == nil && isElasticByKind
  }
}
