package import StrataRendering

extension HorizontalAlignment {
  package var rendered: StyleRule.Alignment {
    switch guide {
    case .leading, .lineLeading: .start
    case .center: .center
    case .trailing, .lineTrailing: .end
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
    }
  }
}
