import StrataViewTree
import SwiftUICore

extension _PreviewCollector {
  /// All previews of the app for a gallery: those of `#Preview`, then those of each
  /// ``PreviewProvider``.
  @MainActor static var applicationPreviews: [ApplicationPreview] {
    all.compactMap(preview) + providers.flatMap { $0.applicationPreviews }
  }

  /// Returns the preview; `nil` if its creation throws, which is reported to standard error.
  @MainActor private static func preview(
    _ registry: any PreviewRegistry.Type
  ) -> ApplicationPreview? {
    do {
      return try ApplicationPreview(registry.makePreview(), of: registry)
    } catch {
      Diagnosis.preview(at: "\(registry.fileID):\(registry.line)", failed: error).print()
      return nil
    }
  }
}

extension ApplicationPreview {
  @MainActor fileprivate init(_ preview: Preview, of registry: any PreviewRegistry.Type) {
    let path = registry.fileID.split(separator: "/")
    let file = path.last.map { $0.hasSuffix(".swift") ? $0.dropLast(6) : $0 } ?? ""
    let traits = PreviewTraits(preview._traits)
    self.init(
      module: path.first.map(String.init) ?? "", place: String(file), line: registry.line,
      name: preview._displayName
    ) { window, look in
      // Created again, so that each window gets new objects.
      let view = (try? registry.makePreview())?._makeView() ?? AnyView(EmptyView())
      window.show(PreviewedView(content: traits.around(view), look: look))
    }
    size = traits.size
    isLandscape = traits.isLandscape
  }
}

/// A preview in the requested appearance.
struct PreviewedView: View {
  var content: AnyView
  var look: PreviewLook

  var body: some View {
    content.preferredColorScheme(look == .dark ? .dark : .light)
      .environment(\.dynamicTypeSize, look == .large ? .accessibility2 : .large)
  }
}
