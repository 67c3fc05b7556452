import SwiftUI

/// The photos of a listing in order, edge to edge: one at a time, with a dot for each if there are several.
struct PhotoGallery: View {
    /// The listing's title, from which the photos' accessibility labels are made.
    let title: String
    /// The names of the photos in order.
    let names: [String]
    var height: CGFloat = 300
    /// Loads the photo with a name in full size; `nil` if that fails.
    let load: (String) async -> Data?

    var body: some View {
        if names.count > 1 {
            TabView {
                ForEach(Array(names.enumerated()), id: \.element) { number, name in
                    photo(name, Text(.listingPhotoNumberLabel(number + 1, title)))
                }
            }
            .tabViewStyle(.page)
            .indexViewStyle(.page(backgroundDisplayMode: .always))
            .frame(height: height)
        } else if let name = names.first {
            photo(name, Text(.listingPhotoLabel(title)))
        }
    }

    private func photo(_ name: String, _ label: Text) -> some View {
        PhotoView(label: label, name: name) {
            await load(name)
        } placeholder: {
            ProgressView()
        }
        .frame(height: height)
        .accessibilityIdentifier("listing.photo")
    }
}

#if DEBUG
#Preview("Two photos") {
    PhotoGallery(title: "Sourdough bread", names: ["bread", "label"]) { _ in nil }
}
#endif
