import StrataRendering
import StrataSwiftUIApp

/// A view at the position that its constraints or its frame define.
struct PlacedView: View {
  let view: UIView
  let facts: LayoutFacts
  let handled: Set<NSLayoutConstraint.Axis>
  /// A Boolean value that indicates whether the view takes the width that its neighbours leave.
  var grows = false

  var body: some View {
    var place = view.translatesAutoresizingMaskIntoConstraints ? framed : constrained
    if grows { place.takesWidth = true }
    return HostedView(view: view)
      .id(view.number)
      .modifier(SizeModifier(size: place.size, view: view))
      .filling(width: place.fillsWidth, height: place.fillsHeight, place.inner, of: view)
      .inset(by: place.insets, of: view)
      .filling(width: place.takesWidth, height: place.takesHeight, place.outer, of: view)
  }

  /// The size, padding and alignment of a view in its container.
  struct Place {
    var size = BoxSize()
    var insets = EdgeInsets()
    var fillsWidth = false
    var fillsHeight = false
    var inner = Alignment.topLeading
    /// A Boolean value that indicates whether the view takes all of the container's width and is
    /// aligned in it.
    var takesWidth = false
    var takesHeight = false
    var outer = Alignment.topLeading
  }

  private var framed: Place {
    var place = Place()
    let mask = view.autoresizingMask
    let size = view.frame.size
    place.fillsWidth = mask.contains(.flexibleWidth)
    place.fillsHeight = mask.contains(.flexibleHeight)
    if !place.fillsWidth, size.width > 0 { place.size.width = size.width }
    if !place.fillsHeight, size.height > 0 { place.size.height = size.height }
    place.insets = EdgeInsets(
      top: max(0, view.frame.minY), leading: max(0, view.frame.minX), bottom: 0, trailing: 0)
    return place
  }

  private var constrained: Place {
    var place = Place()
    place.size = (facts.sizes[view.number] ?? BoxSize()).settled
    if !handled.contains(.horizontal) { placeAcross(&place) }
    if !handled.contains(.vertical) { placeDown(&place) }
    return place
  }

  private func placeAcross(_ place: inout Place) {
    let (start, end) = (facts.pin(view, .leading), facts.pin(view, .trailing))
    place.insets.leading = start.map { max(0, $0.constant) } ?? 0
    place.insets.trailing = end.map { max(0, -$0.constant) } ?? 0
    if start?.isExact == true, end?.isExact == true {
      place.fillsWidth = place.size.width == nil
    } else if let middle = facts.pin(view, .centerX) {
      place.takesWidth = true
      place.outer.horizontal = .center
      if middle.constant != 0 { place.insets.leading += max(0, middle.constant * 2) }
    } else if end?.isExact == true {
      place.takesWidth = true
      place.outer.horizontal = .trailing
    }
  }

  private func placeDown(_ place: inout Place) {
    let (start, end) = (facts.pin(view, .top), facts.pin(view, .bottom))
    place.insets.top = start.map { max(0, $0.constant) } ?? 0
    place.insets.bottom = end.map { max(0, -$0.constant) } ?? 0
    if start?.isExact == true, end?.isExact == true {
      place.fillsHeight = place.size.height == nil
    } else if let middle = facts.pin(view, .centerY) {
      place.takesHeight = true
      place.outer.vertical = .center
      if middle.constant != 0 { place.insets.top += max(0, middle.constant * 2) }
    } else if end?.isExact == true {
      place.takesHeight = true
      place.outer.vertical = .bottom
    }
  }
}

/// Gives a view the size that its constraints define.
struct SizeModifier: ViewModifier {
  var size: BoxSize
  let view: UIView

  func body(content: Content) -> some View {
    content
      .modifier(BoxedModifier(rules: rules, isNeeded: size != BoxSize() || !view.isInRow))
  }

  private var rules: [StyleRule] {
    var rules: [StyleRule] = []
    if size.width != nil || size.height != nil {
      rules.append(.size(width: size.width.map(Double.init), height: size.height.map(Double.init)))
    }
    let width = size.widthShare == 1 ? .infinity : size.maxWidth
    let height = size.heightShare == 1 ? .infinity : size.maxHeight
    if [size.minWidth, width, size.minHeight, height].contains(where: { $0 != nil }) {
      rules.append(
        .limits(
          minWidth: size.minWidth.map(Double.init), maxWidth: width.map(Double.init),
          minHeight: size.minHeight.map(Double.init), maxHeight: height.map(Double.init)))
    }
    if let share = size.widthShare, share != 1 { rules.append(.fraction(Double(share))) }
    if let ratio = size.ratio { rules.append(.aspectRatio(Double(ratio), fills: false)) }
    rules.append(.place(horizontal: .stretch, vertical: .stretch))
    return rules
  }
}
