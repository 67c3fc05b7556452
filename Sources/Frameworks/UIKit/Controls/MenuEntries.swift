import StrataRendering
import StrataSwiftUIApp

/// The entries of a menu as the content of a SwiftUI menu.
struct MenuEntries: View {
  let menu: UIMenu
  let sender: AnyObject?

  var body: some View {
    ForEach(menu.children, id: \.self) { entry in
      if let action = entry as? UIAction {
        let _ = action.observeChanges()
        if !action.attributes.contains(.hidden) { button(action) }
      } else if let menu = entry as? UIMenu {
        if menu.options.contains(.displayInline) {
          section(menu)
        } else {
          Menu {
            MenuEntries(menu: menu, sender: sender)
          } label: {
            ActionLabel(title: menu.title, subtitle: menu.subtitle, image: menu.image)
              .warning(menu.options.contains(.destructive))
          }
        }
      }
    }
  }

  private func button(_ action: UIAction) -> some View {
    Button(role: action.attributes.contains(.destructive) ? .destructive : nil) {
      menu.chosen(action, sender)
    } label: {
      ActionLabel(title: action.title, subtitle: action.subtitle, image: action.image)
      if let sign = action.state.symbol { Image(systemName: sign) }
    }
    .disabled(action.attributes.contains(.disabled))
  }

  @ViewBuilder private func section(_ menu: UIMenu) -> some View {
    if menu.title.isEmpty {
      Section { MenuEntries(menu: menu, sender: sender) }
    } else {
      Section(menu.title) { MenuEntries(menu: menu, sender: sender) }
    }
  }
}

/// The owner of a menu, which redraws when the choice changes.
@MainActor protocol MenuSender: AnyObject {
  func menuChanged()
}

extension UIView: MenuSender {
  func menuChanged() { setNeedsDisplay() }
}

extension UIMenu {
  /// Runs an entry's action. In a menu that allows a single choice, it turns the entry on and the
  /// other entries off.
  func chosen(_ action: UIAction, _ sender: AnyObject?) {
    if options.contains(.singleSelection) {
      for case let other as UIAction in children { other.state = other === action ? .on : .off }
      (sender as? any MenuSender)?.menuChanged()
    }
    action.run(from: sender)
  }
}

extension UIMenuElement.State {
  /// The symbol that an entry in this state shows.
  var symbol: String? {
    switch self {
    case .off: nil
    case .on: "checkmark"
    case .mixed: "minus"
    }
  }
}

/// A title with an optional subtitle below and an optional image beside it.
struct ActionLabel: View {
  let title: String
  var subtitle: String?
  let image: UIImage?

  var body: some View {
    if let image, title.isEmpty {
      image.image.drawn(as: image.symbolConfiguration)
    } else if let image {
      Label {
        words
      } icon: {
        image.image.drawn(as: image.symbolConfiguration)
      }
    } else {
      words
    }
  }

  @ViewBuilder private var words: some View {
    if let subtitle, !subtitle.isEmpty {
      VStack(alignment: .leading, spacing: 0) {
        Text(verbatim: title)
        Text(verbatim: subtitle).font(.caption).foregroundStyle(.secondary)
      }
    } else {
      Text(verbatim: title)
    }
  }
}

extension View {
  @ViewBuilder fileprivate func warning(_ isOn: Bool) -> some View {
    if isOn { foregroundStyle(Color(.named("danger"))) } else { self }
  }
}
