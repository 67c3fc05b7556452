import PhotosUI
import SwiftUI

extension View {
    /// Presents the system's picker of photos, and hands on the content of the chosen one; `nil` if it cannot be read.
    func photoImporter(isPresented: Binding<Bool>, chosen: @escaping (Data?) async -> Void) -> some View {
        modifier(PhotoImporter(isPresented: isPresented, chosen: chosen))
    }
}

/// A picker of one photo. A browser makes a large photo smaller before it sends it, which a file importer must not do.
private struct PhotoImporter: ViewModifier {
    @Binding var isPresented: Bool
    let chosen: (Data?) async -> Void
    @State private var item: PhotosPickerItem?

    func body(content: Content) -> some View {
        content
            .photosPicker(isPresented: $isPresented, selection: $item, matching: .images, preferredItemEncoding: .compatible)
            .onChange(of: item) {
                guard let item else { return }
                // Without an item, the same photo can be chosen again.
                self.item = nil
                Task { await chosen(try? await item.loadTransferable(type: Data.self)) }
            }
    }
}
