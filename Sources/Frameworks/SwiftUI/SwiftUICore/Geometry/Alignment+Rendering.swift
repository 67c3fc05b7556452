package import StrataRendering

extension HorizontalAlignment {
  package var rendered: StyleRule.Alignment {
    switch guide {
    case .leading, .lineLeading: .start
    case .center: .center
    case .trailing, .lineTrailing: .end
    case .custom(let number): .custom(number, nearest: .nearest(number, .probe, { $0.width }))
    }
  }
}

extension VerticalAlignment {
  package var rendered: StyleRule.Alignment {
    switch guide {
    case .top: .start
    case .center: .center
    case .bottom: .end
    case .firstTextBaseline: .firstBaseline
    case .lastTextBaseline: .lastBaseline
    case .custom(let number): .custom(number, nearest: .nearest(number, .probe, { $0.height }))
    }
  }
}

extension ViewDimensions {
  /// A view of some size, to find out where an alignment is in a view without guides.
  fileprivate static let probe = ViewDimensions(width: 90, height: 90)
}

extension StyleRule.Side {
  /// Returns the side of a view that is nearest to the default value of an app's alignment.
  ///
  /// - Parameters:
  ///   - number: The number of the alignment.
  ///   - view: The view.
  ///   - length: Returns the length of the view along the axis of the alignment.
  fileprivate static func nearest(
    _ number: UInt16, _ view: ViewDimensions, _ length: (ViewDimensions) -> CGFloat
  ) -> Self {
    let part = AlignmentNumbers.value(number, in: view) / length(view)
    return part < 1 / 3 ? .start : part > 2 / 3 ? .end : .center
  }
}
