public import SwiftUICore

extension WindowGroup {
  /// Creates a window for values of a type.
  ///
  ///     WindowGroup(for: Note.ID.self) { $id in NoteView(id: id) }
  ///     …
  ///     openWindow(value: note.id)
  ///
  /// The value is `nil` if the window was opened without one.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(name: "\(D.self)", content: Content(content: content))
  }

  /// Creates a window for values of a type that is also opened by an identifier.
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(name: id, content: Content(content: content))
  }

  /// Creates a window for values of a type, with a default for a window opened without one.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(
      name: "\(D.self)", content: Content { content($0.orElse(defaultValue)) })
  }

  /// Creates a window for values of a type that is also opened by an identifier, with a default
  /// value.
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(name: id, content: Content { content($0.orElse(defaultValue)) })
  }
}

extension Binding {
  @MainActor fileprivate func orElse<Wrapped>(
    _ fallback: @escaping () -> Wrapped
  ) -> Binding<Wrapped> where Value == Wrapped? {
    Binding<Wrapped> {
      self.wrappedValue ?? fallback()
    } set: {
      self.wrappedValue = $0
    }
  }
}

/// The content of a window for the value that it was opened with.
///
/// Same as Apple's.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  let content: (Binding<Data?>) -> Content
  @State private var changed: Data??
  @Environment(\.windowAddress) private var address

  init(@ViewBuilder content: @escaping (Binding<Data?>) -> Content) { self.content = content }

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
