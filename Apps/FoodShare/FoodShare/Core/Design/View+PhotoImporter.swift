import PhotosUI
import SwiftUI

extension View {
    /// Presents the system's picker of photos, and hands on the chosen ones, in the order of the choice.
    ///
    /// - Parameters:
    ///   - isPresented: A binding to whether the picker is shown.
    ///   - most: The largest number of photos.
    ///   - chosen: Called once with the photos of each choice.
    func photoImporter(
        isPresented: Binding<Bool>, atMost most: Int, chosen: @escaping ([ChosenPhoto]) async -> Void
    ) -> some View {
        modifier(PhotoImporter(isPresented: isPresented, most: most, chosen: chosen))
    }
}

/// A picker of photos. A browser makes large photos smaller before it sends them, which a file importer must not do.
private struct PhotoImporter: ViewModifier {
    @Binding var isPresented: Bool
    let most: Int
    let chosen: ([ChosenPhoto]) async -> Void
    @State private var items: [PhotosPickerItem] = []

    func body(content: Content) -> some View {
        content
            .photosPicker(
                isPresented: $isPresented, selection: $items, maxSelectionCount: most, selectionBehavior: .ordered,
                matching: .images, preferredItemEncoding: .compatible
            )
            .onChange(of: items) {
                guard !items.isEmpty else { return }
                let photos = items.map { item in ChosenPhoto { try? await item.loadTransferable(type: Data.self) } }
                // Without items, the same photos can be chosen again.
                items = []
                Task { await chosen(photos) }
            }
    }
}
