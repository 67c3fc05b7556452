import Rendering

extension HorizontalAlignment {
  var rendered: StyleRule.Alignment {
    switch guide {
    case .leading: .start
    case .center: .center
    case .trailing: .end
    }
  }
}

extension VerticalAlignment {
  var rendered: StyleRule.Alignment {
    switch guide {
    case .top: .start
    case .center: .center
    case .bottom: .end
    case .firstTextBaseline: .firstBaseline
    case .lastTextBaseline: .lastBaseline
    }
  }
}
