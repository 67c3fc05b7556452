public import SwiftUICore

extension WindowGroup {
  /// Creates a window for values of a type.
  ///
  ///     WindowGroup(for: Note.ID.self) { $id in NoteView(id: id) }
  ///     …
  ///     openWindow(value: note.id)
  ///
  /// The value is `nil` if the window was opened without one.
  ///
  /// - Parameters:
  ///   - type: The type of the values for which a window is opened.
  ///   - content: The view in each window.
  nonisolated public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(name: "\(D.self)", content: Content(content: content))
  }

  /// Creates a window for values of a type that the app can also open by an identifier.
  ///
  /// - Parameters:
  ///   - id: The identifier by which a window is opened.
  ///   - type: The type of the values for which a window is opened.
  ///   - content: The view in each window.
  nonisolated public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(name: id, content: Content(content: content))
  }

  /// Creates a window for values of a type, with a default for a window opened without one.
  ///
  /// - Parameters:
  ///   - type: The type of the values for which a window is opened.
  ///   - content: The view in each window.
  ///   - defaultValue: A function that returns the value of a window that is opened without one.
  nonisolated public init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(
      name: "\(D.self)", content: Content { content($0.orElse(defaultValue)) })
  }

  /// Creates a window for values of a type that the app can also open by an identifier, with a
  /// default value.
  ///
  /// - Parameters:
  ///   - id: The identifier by which a window is opened.
  ///   - type: The type of the values for which a window is opened.
  ///   - content: The view in each window.
  ///   - defaultValue: A function that returns the value of a window that is opened without one.
  nonisolated public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(name: id, content: Content { content($0.orElse(defaultValue)) })
  }
}

extension Binding {
  fileprivate func orElse<Wrapped>(
    _ fallback: @escaping () -> Wrapped
  ) -> Binding<Wrapped> where Value == Wrapped? {
    let fallback = ForMainActor(fallback)
    return converted(to: { $0 ?? fallback.value() }, from: { $1 = $0 })
  }
}

/// The content of a window for the value with which it was opened.
///
/// Same as Apple's.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) let content: (Binding<Data?>) -> Content
  @State private var changed: Data??
  @Environment(\.windowAddress) private var address

  nonisolated init(@ViewBuilder content: @escaping (Binding<Data?>) -> Content) {
    self.content = content
  }

  public var body: some View {
    let (own, address) = ($changed, address)
    content(
      Binding {
        own.wrappedValue ?? address?.decoded(Data.self)
      } set: {
        own.wrappedValue = .some($0)
      })
  }
}
