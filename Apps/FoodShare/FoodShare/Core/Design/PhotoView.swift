import SwiftUI
import UIKit

/// A photo that is asked for once it is to be seen, in a box of its own; nothing where there is none.
struct PhotoView<Placeholder: View>: View {
    /// What it is of, for those who do not see it; `nil` where the words beside it say so.
    let label: Text?
    /// Another one is another photo.
    let name: String
    let load: () async -> Data?
    @ViewBuilder let placeholder: Placeholder
    @State private var image: UIImage?

    var body: some View {
        ZStack {
            if let image {
                Image(uiImage: image)
                    .resizable()
                    .scaledToFill()
                    // Without it the box is as large as the photo, and not as there is room for.
                    .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
            } else {
                placeholder
            }
        }
        .task(id: name) {
            image = nil
            image = await load().flatMap { UIImage(data: $0) }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(label ?? Text(verbatim: ""))
        .accessibilityAddTraits(.isImage)
        .accessibilityHidden(label == nil)
    }
}
