import SwiftUI

/// The entries of a menu as a SwiftUI menu's content.
struct MenuEntries: View {
  let entries: [UIMenuElement]
  let sender: AnyObject?

  var body: some View {
    ForEach(entries, id: \.self) { entry in
      if let action = entry as? UIAction {
        if !action.attributes.contains(.hidden) {
          Button(role: action.attributes.contains(.destructive) ? .destructive : nil) {
            action.run(from: sender)
          } label: {
            ActionLabel(title: action.title, image: action.image)
            if action.state == .on { Image(systemName: "checkmark") }
          }
          .disabled(action.attributes.contains(.disabled))
        }
      } else if let menu = entry as? UIMenu {
        if menu.options.contains(.displayInline) {
          Section { MenuEntries(entries: menu.children, sender: sender) }
        } else {
          Menu(menu.title) { MenuEntries(entries: menu.children, sender: sender) }
        }
      }
    }
  }
}

/// A title and a picture beside it, either of which may be missing.
struct ActionLabel: View {
  let title: String
  let image: UIImage?

  var body: some View {
    if let image, title.isEmpty {
      image.image
    } else if let image {
      Label {
        Text(verbatim: title)
      } icon: {
        image.image
      }
    } else {
      Text(verbatim: title)
    }
  }
}
